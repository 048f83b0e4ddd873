import type { Assets, RichNode } from '../../../content/model/pages/page-data';

/** A text of a value as a visitor reads it, and where it is in the document. */
export interface Leaf {
  pointer: string;
  text: string;
  isRich: boolean;
}

/** All texts of a value, but those of blocks in it. */
export function leavesOf(value: unknown, pointer: string, assets: Pick<Assets, 'texts'>): Leaf[] {
  if (typeof value === 'string') {
    const rich = pointer.endsWith('/richText') ? assets.texts[value] : undefined;
    return [{ pointer, text: plain(rich ? textOf(rich) : value), isRich: rich !== undefined }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    name === 'blocks' || name === 'type' ? [] : leavesOf(part, `${pointer}/${name}`, assets),
  );
}

const textOf = (nodes: readonly RichNode[]): string =>
  nodes.map((node) => (node.type === 'text' ? node.text : textOf(node.children))).join('');

/** Letters alone: how lines break, and which spaces keep words together, is the page's affair. */
export const plain = (text: string | null) => (text ?? '').replace(/[\s\u00a0\u2060\u200b]+/g, '');

/** The letters of an element that are seen; a link may say more to a screen reader. */
export function plainOf(element: Element): string {
  const hidden = element.querySelectorAll('.visually-hidden');
  if (hidden.length === 0) return plain(element.textContent);
  const seen = element.cloneNode(true) as Element;
  for (const each of seen.querySelectorAll('.visually-hidden')) each.remove();
  return plain(seen.textContent);
}
