import { withoutByteOrderMark } from '../../content/json/byte-order-mark';
import { applyEdits } from '../../content/json/edit/apply-edits';
import { smallestEdits } from '../../content/json/edit/smallest-edits';
import { linesOf } from '../../content/json/lines';

const LINE_END = /\r\n|\n|\r/;

/** A text as the JSON view shows it: without its byte order mark, and with the same sign at the end of each line. */
export const editorText = (text: string): string => withoutByteOrderMark(text).replace(/\r\n?/g, '\n');

/**
 * The text of a document whose shown text somebody has changed: line ends and the byte order mark stay; a new line ends as the first
 * one does.
 */
export function documentText(text: string, shown: string): string {
  const plain = withoutByteOrderMark(text);
  const before = editorText(plain);
  const lineEnd = LINE_END.exec(plain)?.[0] ?? '\n';
  const [lines, shownLines] = [linesOf(plain), linesOf(before)];
  const placeOf = (offset: number) => lines.offsetAt(shownLines.positionAt(offset));
  const edits = smallestEdits(before, shown).map(({ offset, length, content }) => ({
    offset: placeOf(offset),
    length: placeOf(offset + length) - placeOf(offset),
    content: content.replaceAll('\n', lineEnd),
  }));
  return text.slice(0, text.length - plain.length) + applyEdits(plain, edits);
}
