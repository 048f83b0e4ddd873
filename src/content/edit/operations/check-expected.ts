import { parentOf, segmentsOf } from '../../json/locate';
import { isIndex, valueAt } from '../../json/value-at';
import { isEqual } from '../../util/is-equal';
import { isRecord } from '../../util/is-record';
import type { Operation } from '../../model/operation';
import { mismatchWords } from './words/operation-words';

/** An operation cannot be applied, since the document is not what it expects. */
export class OperationMismatch extends Error {
  constructor(
    readonly operation: Operation,
    /** What is at its place instead. */
    readonly found: unknown,
  ) {
    super(mismatchWords(operation, found));
  }
}

/**
 * Checks that a document is what an operation expects.
 *
 * @throws OperationMismatch where it is not
 */
export function checkExpected(document: unknown, operation: Operation): void {
  const { pointer, expected } = operation;
  const found = valueAt(document, pointer);
  if (!isPossible(document, operation) || !isEqual(found, expected))
    throw new OperationMismatch(operation, found);
}

function isPossible(document: unknown, operation: Operation): boolean {
  const { pointer, kind } = operation;
  const around = valueAt(document, parentOf(pointer));
  const name = segmentsOf(pointer).at(-1);
  if (name === undefined) return kind === 'set';
  const isProperty = isRecord(around);
  const isPresent = Array.isArray(around)
    ? isIndexBelow(name, around.length)
    : isProperty && Object.hasOwn(around, name);
  switch (kind) {
    case 'set':
      return isPresent || isProperty;
    case 'unset':
      return isPresent && isProperty;
    case 'insert':
      return Array.isArray(around) && isIndexBelow(name, around.length + 1);
    case 'move':
      return isPresent && (isProperty ? isNewName(around, operation) : hasRoom(document, operation));
    default:
      return isPresent && !isProperty;
  }
}

const isIndexBelow = (segment: string, limit: number) => isIndex(segment) && Number(segment) < limit;

/** A property gets another name in its own object. */
function isNewName(object: object, { pointer, to }: { pointer: string; to: string }): boolean {
  const name = segmentsOf(to).at(-1) ?? '';
  return to !== '' && parentOf(to) === parentOf(pointer) && !Object.hasOwn(object, name);
}

function hasRoom(document: unknown, { pointer, to }: { pointer: string; to: string }): boolean {
  const target = beforeRemoval(to, pointer);
  const list = valueAt(document, parentOf(target));
  if (!Array.isArray(list) || (`${target}/`.startsWith(`${pointer}/`) && target !== pointer)) return false;
  const isSame = parentOf(target) === parentOf(pointer);
  return isIndexBelow(segmentsOf(to).at(-1) ?? '', isSame ? list.length : list.length + 1);
}

/**
 * A pointer into a document as it was before an entry was taken out of a list; its last segment stays as it is.
 *
 * @param pointer into the document without the entry
 * @param removed the pointer of the entry
 */
export function beforeRemoval(pointer: string, removed: string): string {
  const list = `${parentOf(removed)}/`;
  if (!pointer.startsWith(list)) return pointer;
  const [index = '', ...inside] = pointer.slice(list.length).split('/');
  const isAfter = inside.length > 0 && Number(index) >= Number(segmentsOf(removed).at(-1));
  return isAfter ? [list + (Number(index) + 1), ...inside].join('/') : pointer;
}
