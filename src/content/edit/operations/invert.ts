import { parentOf, pointerTo, segmentsOf } from '../../json/locate';
import { valueAt } from '../../json/value-at';
import type { Operation } from '../../model/operation';

/**
 * The operation that undoes another one.
 *
 * @param after the document's value after it
 */
export function invert(operation: Operation, after: unknown): Operation {
  const { pointer, expected } = operation;
  switch (operation.kind) {
    case 'set':
      return expected === undefined
        ? { kind: 'unset', pointer, expected: operation.value }
        : { kind: 'set', pointer, value: expected, expected: operation.value };
    case 'unset':
      return { kind: 'set', pointer, value: expected, expected: undefined };
    case 'insert':
      return { kind: 'remove', pointer, expected: operation.value };
    case 'remove':
      return { kind: 'insert', pointer, value: expected, expected: valueAt(after, pointer) };
    case 'move':
      return { kind: 'move', pointer: operation.to, to: pointer, expected };
    case 'duplicate': {
      const copy = copyOf(pointer);
      return { kind: 'remove', pointer: copy, expected: valueAt(after, copy) };
    }
  }
}

/** The pointer of the copy that `duplicate` makes of an entry. */
export function copyOf(pointer: string): string {
  return pointerTo(parentOf(pointer), Number(segmentsOf(pointer).at(-1)) + 1);
}
