import type { Operation } from '../../../content/model/operation';
import { parentOf, pointerTo, segmentsOf } from '../../../content/json/locate';
import { valueAt } from '../../../content/json/value-at';
import type { DocumentConflict } from './open-document';

/** The operations that put the person's own value in the place of the other one. */
export function conflictOperations(document: unknown, conflict: DocumentConflict): Operation[] {
  const { pointer, about, ours, theirs } = conflict;
  if (about === 'place') return moved(document, conflict);
  const list = valueAt(document, parentOf(pointer));
  const expected = valueAt(document, pointer);
  if (Array.isArray(list)) {
    if (ours === undefined) return [{ kind: 'remove', pointer, expected }];
    if (theirs !== undefined) return [{ kind: 'set', pointer, value: ours, expected }];
    const index = Math.min(Number(segmentsOf(pointer).at(-1)), list.length);
    const place = pointerTo(parentOf(pointer), index);
    return [{ kind: 'insert', pointer: place, value: ours, expected: valueAt(document, place) }];
  }
  if (list === undefined) return [];
  if (ours === undefined) return [{ kind: 'unset', pointer, expected }];
  return [{ kind: 'set', pointer, value: ours, expected }];
}

function moved(document: unknown, { pointer, ours }: DocumentConflict): Operation[] {
  const expected = valueAt(document, pointer);
  if (typeof ours !== 'string' || expected === undefined || ours === pointer) return [];
  return [{ kind: 'move', pointer, to: ours, expected }];
}
