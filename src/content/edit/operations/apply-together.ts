import type { Edit } from 'jsonc-parser';
import { withoutByteOrderMark } from '../../json/byte-order-mark';
import { applyEdits } from '../../json/edit/apply-edits';
import { removeParts } from '../../json/edit/parts';
import { linesOf } from '../../json/lines';
import { locate, parentOf } from '../../json/locate';
import type { DocumentSchema } from '../../schema/document-schema';
import { checkExpected } from './check-expected';
import { editsOf, partsOf } from './edits/edits-of';
import { nodeAt, type OpenText, openText } from './open-text';
import type { Operation, RemoveOperation, UnsetOperation } from '../../model/operation';

/** The result of several operations. */
interface AppliedTogether {
  text: string;
  /** By operation: the line of its change in the new text. */
  lines: number[];
}

/**
 * Applies operations that all refer to the document as it is, and to different places in it. What is inside of something that is
 * removed goes with it.
 *
 * @param text the whole document
 * @throws OperationMismatch, Error as `applyOperation`
 */
export function applyTogether(
  text: string,
  operations: readonly Operation[],
  schema?: DocumentSchema,
): AppliedTogether {
  const plain = withoutByteOrderMark(text);
  const open = openText(plain);
  const removals = operations.filter(isRemoval);
  const isGone = ({ pointer }: Operation) => removals.some((one) => pointer.startsWith(`${one.pointer}/`));
  const removed = removalsIn(
    open,
    removals.filter((one) => !isGone(one)),
  );
  const edits = operations.map((operation) => {
    if (isGone(operation)) return [];
    return isRemoval(operation) ? editsAround(open, operation, removed) : editsOf(open, operation, schema);
  });
  const all = [...new Set(edits.flat())];
  const changed = applyEdits(plain, all);
  const lines = linesOf(changed);
  return {
    text: text.slice(0, text.length - plain.length) + changed,
    lines: operations.map(({ pointer }, index) => {
      const place = edits[index]?.[0] ?? {
        offset: locate(open.tree, pointer)?.value.offset ?? 0,
        content: '',
      };
      const before = all.filter(({ offset }) => offset < place.offset);
      const grown = before.reduce((sum, { content, length }) => sum + content.length - length, 0);
      return lines.positionAt(place.offset + grown + Math.max(0, place.content.search(/[^,\s]/))).line;
    }),
  };
}

const isRemoval = (operation: Operation): operation is RemoveOperation | UnsetOperation =>
  operation.kind === 'remove' || operation.kind === 'unset';

/** The edits that remove parts, by the list or object that they are in. */
function removalsIn(open: OpenText, operations: readonly Operation[]): Map<string, Edit[]> {
  const byContainer = new Map<string, Operation[]>();
  for (const operation of operations) {
    checkExpected(open.value, operation);
    const container = parentOf(operation.pointer);
    byContainer.set(container, [...(byContainer.get(container) ?? []), operation]);
  }
  return new Map(
    Array.from(byContainer, ([container, inside]) => {
      const parts = new Set(inside.flatMap(({ pointer }) => partsOf(open, pointer)));
      return [container, removeParts(nodeAt(open, container), parts)];
    }),
  );
}

/** Of the edits of a list or object, those that an operation has part in. */
function editsAround(open: OpenText, { pointer }: Operation, removed: ReadonlyMap<string, Edit[]>): Edit[] {
  const parts = partsOf(open, pointer);
  const edits = removed.get(parentOf(pointer)) ?? [];
  return edits.filter(({ offset, length }) =>
    parts.some((part) => part.offset >= offset && part.offset < offset + length),
  );
}
