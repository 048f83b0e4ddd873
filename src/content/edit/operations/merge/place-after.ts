import { indexOf, isWithin, parentOf, pointerTo } from '../../../json/locate';
import type { Operation } from '../../../model/operation';

/**
 * Where a part of a document is once operations were applied. An entry of a list is followed wherever it goes.
 *
 * @param pointer to the part before
 * @param operations in the order in which they are applied
 * @returns undefined where the part was removed
 */
export function placeAfter(pointer: string, operations: readonly Operation[]): string | undefined {
  let place: string | undefined = pointer;
  for (const operation of operations) {
    place = placeAfterOne(place, operation);
    if (place === undefined) return undefined;
  }
  return place;
}

function placeAfterOne(place: string, operation: Operation): string | undefined {
  const { pointer, kind } = operation;
  switch (kind) {
    case 'set':
      return place;
    case 'insert':
      return shifted(place, pointer, 1);
    case 'duplicate':
      return shifted(place, pointerTo(parentOf(pointer), indexOf(pointer) + 1), 1);
    case 'move': {
      const { to } = operation;
      return isWithin(place, pointer)
        ? to + place.slice(pointer.length)
        : shifted(shifted(place, pointer, -1), to, 1);
    }
    case 'unset':
      return isWithin(place, pointer) ? undefined : place;
    default:
      return isWithin(place, pointer) ? undefined : shifted(place, pointer, -1);
  }
}

/**
 * A place in a document in which the entries of a list have moved on, from one entry onwards. A property has no number, and moves
 * nothing.
 */
function shifted(place: string, from: string, by: 1 | -1): string {
  const list = `${parentOf(from)}/`;
  if (!place.startsWith(list)) return place;
  const [name = '', ...inside] = place.slice(list.length).split('/');
  if (!/^\d+$/.test(name) || !(Number(name) >= indexOf(from))) return place;
  return [list + (Number(name) + by), ...inside].join('/');
}
