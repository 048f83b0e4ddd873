import type { RichNode } from '../page-data';
import { parseRichText } from './parse';

/**
 * Takes the rich texts out of a document, so that they are carried once, and parsed.
 *
 * @returns a copy in which each `richText` is a short name, and the texts by these names: `t1`, `t2` …
 */
export function takeTexts<T>(document: T): { document: T; texts: Record<string, RichNode[]> } {
  const texts: Record<string, RichNode[]> = {};
  let count = 0;
  const copy: T = JSON.parse(JSON.stringify(document), (key, part: unknown) => {
    if (key !== 'richText' || typeof part !== 'string') return part;
    const name = `t${++count}`;
    texts[name] = parseRichText(part);
    return name;
  });
  return { document: copy, texts };
}
