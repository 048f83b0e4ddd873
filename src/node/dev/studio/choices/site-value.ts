import { withoutByteOrderMark } from '../../../../content/json/byte-order-mark';
import type { SourceFile } from '../../../../content/model/source';
import { isRecord } from '../../../../content/util/is-record';

/** What the site document says. */
export type Properties = Readonly<Record<string, unknown>>;

/** The site document; empty where it cannot be read. */
export function siteValue(site: SourceFile | undefined): Properties {
  if (!site || !('text' in site.content)) return {};
  try {
    const value: unknown = JSON.parse(withoutByteOrderMark(site.content.text));
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/** The properties of an object that are texts. */
export function textPropertiesOf(value: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).flatMap(([name, text]) =>
      typeof text === 'string' ? [[name, text]] : [],
    ),
  );
}
