import { mapValues } from '../util/map-values';
import type { RichNode } from '../model/page-data';
import { parseRichText } from './parse';

/**
 * Moves the rich texts out of a document, so that each is included once, parsed.
 *
 * @returns a copy in which each `richText` is a short name, and the texts by these names: `t1`, `t2` …
 */
export function extractTexts<T>(document: T): { document: T; texts: Record<string, RichNode[]> } {
  const texts: string[] = [];
  const copy = mapValues(document, (part, key) => {
    if (key !== 'richText' || typeof part !== 'string') return part;
    texts.push(part);
    return `t${texts.length}`;
  });
  const parsed = texts.map((text, index) => [`t${index + 1}`, parseRichText(text)] as const);
  return { document: copy, texts: Object.fromEntries(parsed) };
}
