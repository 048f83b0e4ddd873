import { segmentsOf } from './locate';
import { isIndex, partOf } from './value-at';

/**
 * The order of places in a document, from top to bottom; what holds something comes before it.
 *
 * @param document that the pointers are of
 * @returns compares two JSON pointers, to sort them
 */
export function comparePlaces(document: unknown): (one: string, other: string) => number {
  return (one, other) => {
    const [first, second] = [segmentsOf(one), segmentsOf(other)];
    let around = document;
    for (const [depth, segment] of first.entries()) {
      const beside = second[depth];
      if (beside === undefined) return 1;
      if (segment !== beside) return positionIn(around, segment) - positionIn(around, beside);
      around = partOf(around, segment);
    }
    return first.length - second.length;
  };
}

/** The place of a part among its neighbours; behind them where it is not there. */
function positionIn(value: unknown, segment: string): number {
  if (Array.isArray(value) && isIndex(segment)) return Number(segment);
  const names = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const position = names.indexOf(segment);
  return position < 0 ? names.length : position;
}
