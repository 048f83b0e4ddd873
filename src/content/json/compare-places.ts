import { pointerTo, segmentsOf } from './locate';
import { isIndex, partOf } from './value-at';

/**
 * The order of places in a document, from top to bottom; what holds something comes before it.
 *
 * @param document that the pointers are of
 * @param orderAt the names of the object at a pointer in another order than that of the text; none where they stay in that
 * @returns compares two JSON pointers, to sort them
 */
export function comparePlaces(
  document: unknown,
  orderAt: (pointer: string) => readonly string[] = () => [],
): (one: string, other: string) => number {
  return (one, other) => {
    const [first, second] = [segmentsOf(one), segmentsOf(other)];
    let around = document;
    let pointer = '';
    for (const [depth, segment] of first.entries()) {
      const beside = second[depth];
      if (beside === undefined) return 1;
      if (segment !== beside) {
        const names = orderAt(pointer);
        return positionIn(around, segment, names) - positionIn(around, beside, names);
      }
      around = partOf(around, segment);
      pointer = pointerTo(pointer, segment);
    }
    return first.length - second.length;
  };
}

/** The place of a part among its neighbours; behind them where it is not there. */
function positionIn(value: unknown, segment: string, order: readonly string[]): number {
  if (Array.isArray(value) && isIndex(segment)) return Number(segment);
  const written = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const names = order.length > 0 ? order : written;
  const position = names.indexOf(segment);
  return position < 0 ? names.length : position;
}
