import type { Node } from 'jsonc-parser';
import { locate, type Span } from './locate';

/** A document's text and what was parsed of it. */
export interface TextWithTree {
  text: string;
  readonly tree: Node | undefined;
}

/**
 * The span of a part of a value in the document.
 *
 * @param nth how many equal parts are before it
 * @returns undefined where it is written with escapes, and so is not found as it is
 */
export function spanOfText(
  { tree, text }: TextWithTree,
  pointer: string,
  piece: string,
  nth: number,
): Span | undefined {
  const node = tree && locate(tree, pointer)?.value;
  if (!node) return undefined;
  const raw = text.slice(node.offset, node.offset + node.length);
  let index = raw.indexOf(piece);
  for (let count = 0; count < nth && index >= 0; count++) index = raw.indexOf(piece, index + 1);
  return index < 0 ? undefined : { offset: node.offset + index, length: piece.length };
}

/** Each part with the number of equal ones before it. */
export function numbered(pieces: readonly string[]): { piece: string; nth: number }[] {
  const seen = new Map<string, number>();
  return pieces.map((piece) => {
    const nth = seen.get(piece) ?? 0;
    seen.set(piece, nth + 1);
    return { piece, nth };
  });
}
