import { isRecord } from '../../util/is-record';

/** The title of a page document; empty where it has none. */
export const pageTitle = (document: unknown): string => textAt(document, 'title');

/** A text of a document, or of a part of one; empty where there is none. */
export function textAt(part: unknown, name: string): string {
  const value = isRecord(part) ? part[name] : undefined;
  return typeof value === 'string' ? value : '';
}

/** The ids in a document, from top to bottom, each with the title of its block. */
export function idsIn(part: unknown): { id: string; title: string }[] {
  if (Array.isArray(part)) return part.flatMap(idsIn);
  if (!isRecord(part)) return [];
  const id = textAt(part, 'id');
  const title = ['heading', 'title', 'label'].map((name) => textAt(part, name)).find((text) => text !== '');
  const own = id === '' ? [] : [{ id, title: title ?? '' }];
  return [...own, ...Object.values(part).flatMap(idsIn)];
}
