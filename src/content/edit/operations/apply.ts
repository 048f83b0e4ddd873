import type { Edit } from 'jsonc-parser';
import { withoutByteOrderMark } from '../../json/byte-order-mark';
import { applyEdits, inOrder } from '../../json/edit/apply-edits';
import { locate, parentOf, pointerTo, segmentsOf } from '../../json/locate';
import { parseJson } from '../../json/parse';
import type { DocumentSchema } from '../../schema/document-schema';
import { isEqual } from '../../util/is-equal';
import { editsOf } from './edits/edits-of';
import { invert } from './invert';
import { type OpenText, openText } from './open-text';
import type { Operation, Rewrite } from '../../model/operation';

/** The result of an operation. */
export interface Applied {
  text: string;
  /** What was changed in the text as it was. */
  edits: readonly Edit[];
  /** Undoes the operation, to the byte; undone itself, it repeats the operation. */
  inverse: Operation;
}

/**
 * Applies an operation to a document by the smallest edits of its text: line ends, the byte order mark, escapes and everything that the
 * operation does not name stay as they are.
 *
 * @param text the whole document
 * @param schema tells where a new property goes; without it, that is the end of its object
 * @throws OperationMismatch when the document is not what the operation expects, Error when it is not JSON
 */
export function applyOperation(text: string, operation: Operation, schema?: DocumentSchema): Applied {
  const before = openText(withoutByteOrderMark(text));
  const usual = editsOf(before, operation, schema);
  const { edits, after } = asWritten(before, operation, usual) ?? opened(before, usual);
  const inverse = invert(operation, after.value);
  const byteOrderMark = text.slice(0, text.length - before.text.length);
  return {
    text: byteOrderMark + after.text,
    edits: edits.map((edit) => ({ ...edit, offset: edit.offset + byteOrderMark.length })),
    inverse: { ...inverse, asWritten: rewritesBack(before, operation, edits) },
  };
}

interface Rewritten {
  edits: readonly Edit[];
  after: OpenText;
}

const opened = ({ text }: OpenText, edits: readonly Edit[]): Rewritten => ({
  edits,
  after: openText(applyEdits(text, edits)),
});

/** The text as it was before what is undone; undefined where it has changed in the meantime. */
function asWritten(before: OpenText, operation: Operation, usual: readonly Edit[]): Rewritten | undefined {
  const start = startOf(before, operation);
  const rewrites = operation.asWritten;
  if (!rewrites) return undefined;
  const edits = rewrites.map(({ offset, from, to }) => ({
    offset: start + offset,
    length: from.length,
    content: to,
  }));
  const fits = rewrites.every(({ offset, from }) => before.text.startsWith(from, start + offset));
  if (!fits) return undefined;
  const text = applyEdits(before.text, edits);
  const wanted = applyEdits(before.text, usual);
  if (text === wanted) return { edits, after: openText(text) };
  const parsed = parseJson(text);
  if (!('value' in parsed) || !isEqual(parsed.value, openText(wanted).value)) return undefined;
  return { edits, after: openText(text) };
}

/** The edits that take edits back, in the coordinates of the text after them. */
function rewritesBack(before: OpenText, operation: Operation, edits: readonly Edit[]): Rewrite[] {
  const start = startOf(before, operation);
  let grown = 0;
  return inOrder(edits).map(({ offset, length, content }) => {
    const at = offset + grown - start;
    grown += content.length - length;
    return { offset: at, from: content, to: before.text.slice(offset, offset + length) };
  });
}

/** The offset of the innermost list or object that an operation takes place in: nothing before it changes. */
function startOf({ tree }: OpenText, operation: Operation): number {
  const places = operation.kind === 'move' ? [operation.pointer, operation.to] : [operation.pointer];
  const [first = [], second = first] = places.map((pointer) => segmentsOf(parentOf(pointer)));
  const differ = first.findIndex((segment, index) => segment !== second[index]);
  const shared = differ < 0 ? first : first.slice(0, differ);
  const pointer = shared.reduce(pointerTo, '');
  return locate(tree, pointer)?.value.offset ?? 0;
}
