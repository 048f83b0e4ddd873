import { iconInContent } from '../../model/icons/icon-names';
import { eachValue } from '../../util/map-values';
import { extractOnce } from './document-fact';

/** The whole names of the icons that a document names, each once, in the order of the text. */
export function iconsIn(value: unknown): string[] {
  const icons = new Set<string>();
  eachValue(value, (part, key) => {
    if (key === 'icon' && typeof part === 'string') icons.add(iconInContent(part));
  });
  return [...icons];
}

/** The same of an open document. A build fetches them before it hands the document to a worker. */
export const iconsOf = extractOnce(({ value }) => iconsIn(value));
