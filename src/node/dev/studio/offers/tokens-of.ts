import type { SourceFile } from '../../../../content/model/source';
import { isRecord } from '../../../../content/util/is-record';

/** The tokens of the site document, as they are written; none where it cannot be read. */
export function tokensOf(site: SourceFile | undefined): Record<string, string> {
  if (!site || !('text' in site.content)) return {};
  try {
    const value: unknown = JSON.parse(site.content.text.replace(/^\uFEFF/, ''));
    const tokens = isRecord(value) && isRecord(value.tokens) ? value.tokens : {};
    return Object.fromEntries(
      Object.entries(tokens).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
    );
  } catch {
    return {};
  }
}
