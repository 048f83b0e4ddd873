import type { Edit } from 'jsonc-parser';

/**
 * Applies edits to a text. All their offsets are those of the text as it was.
 *
 * @throws Error when two of them overlap
 */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let done = 0;
  for (const { offset, length, content } of inOrder(edits)) {
    if (offset < done) throw new Error(`Two edits of a text overlap at offset ${offset}.`);
    result += text.slice(done, offset) + content;
    done = offset + length;
  }
  return result + text.slice(done);
}

/** From the start of the text to its end. */
export function inOrder<One extends Edit>(edits: readonly One[]): One[] {
  return edits.toSorted((one, other) => one.offset - other.offset || one.length - other.length);
}
