import type { Edit, Node } from 'jsonc-parser';

/** A character of a text in quotation marks, as it is written: itself, or an escape. */
const WRITTEN = /\\u[0-9a-fA-F]{4}|\\.|[^\\]/gsu;

/**
 * Changes a text, or a key, of a document. Only the characters that differ are written anew, so that escapes elsewhere in it
 * stay.
 */
export function rewriteText(text: string, { offset, length }: Node, value: string): Edit {
  const written = text.slice(offset + 1, offset + length - 1).match(WRITTEN) ?? [];
  const meant = written.map((one) => (one.startsWith('\\') ? String(JSON.parse(`"${one}"`)) : one));
  let [first, start] = [0, 0];
  let [last, end] = [written.length, value.length];
  for (let one = meant[first]; one !== undefined && value.startsWith(one, start); one = meant[first]) {
    start += one.length;
    first++;
  }
  for (let one = meant[last - 1]; one !== undefined && last > first; one = meant[last - 1]) {
    if (end - one.length < start || !value.endsWith(one, end)) break;
    end -= one.length;
    last--;
  }
  return {
    offset: offset + 1 + lengthOf(written.slice(0, first)),
    length: lengthOf(written.slice(first, last)),
    content: JSON.stringify(value.slice(start, end)).slice(1, -1),
  };
}

const lengthOf = (pieces: readonly string[]) => pieces.reduce((sum, { length }) => sum + length, 0);
