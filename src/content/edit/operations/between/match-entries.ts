import { isEqual } from '../../../util/is-equal';
import { isRecord } from '../../../util/is-record';

/** An entry of a list and its counterpart in the changed list, by index. */
export interface Pair {
  before: number;
  after: number;
}

/** Above so many entries without an equal one, others that are alike are not looked for. */
const MAX_COMPARED = 200;

/**
 * Finds out which entries of two lists are the same ones: equal ones wherever they are, then those that are most alike, then those
 * at the same place between two others.
 *
 * @returns pairs in the order of the changed list
 */
export function matchEntries(before: readonly unknown[], after: readonly unknown[]): Pair[] {
  const partners = new Map<number, number>();
  const taken = new Set<number>();
  const pair = (one: number, other: number) => {
    partners.set(other, one);
    taken.add(one);
  };
  pairEqual(before, after, pair);
  pairAlike(before, after, { partners, taken, pair });
  for (const [index, entry] of after.entries()) {
    const next = index === 0 ? 0 : (partners.get(index - 1) ?? Number.NaN) + 1;
    if (partners.has(index) || taken.has(next) || !(next < before.length)) continue;
    if (isSameKind(before[next], entry)) pair(next, index);
  }
  return Array.from(partners, ([other, one]) => ({ before: one, after: other })).sort(
    (one, other) => one.after - other.after,
  );
}

/** The longest increasing subsequence: the entries that kept their order, so that as few as possible have moved. */
export function longestRise(numbers: readonly number[]): number[] {
  /** By length of a subsequence: the index of the smallest number that one of this length ends with. */
  const ends: number[] = [];
  const previous: number[] = [];
  const numberAt = (index: number | undefined) => (index === undefined ? undefined : numbers[index]) ?? 0;
  for (const [index, number] of numbers.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (numberAt(ends[middle]) < number) low = middle + 1;
      else high = middle;
    }
    previous[index] = ends[low - 1] ?? -1;
    ends[low] = index;
  }
  const rise: number[] = [];
  for (let index = ends.at(-1) ?? -1; index >= 0; index = previous[index] ?? -1) rise.push(numberAt(index));
  return rise.reverse();
}

interface Matching {
  partners: ReadonlyMap<number, number>;
  taken: ReadonlySet<number>;
  pair(before: number, after: number): void;
}

function pairEqual(before: readonly unknown[], after: readonly unknown[], pair: Matching['pair']): void {
  const places = new Map<string, number[]>();
  for (const [index, entry] of before.entries()) {
    const key = JSON.stringify(entry);
    places.set(key, [...(places.get(key) ?? []), index]);
  }
  for (const [index, entry] of after.entries()) {
    const equal = places.get(JSON.stringify(entry))?.shift();
    if (equal !== undefined) pair(equal, index);
  }
}

function pairAlike(
  before: readonly unknown[],
  after: readonly unknown[],
  { partners, taken, pair }: Matching,
): void {
  const left = after.flatMap((entry, index) => (partners.has(index) ? [] : [{ entry, index }]));
  if (left.length > MAX_COMPARED || before.length - taken.size > MAX_COMPARED) return;
  const pairs = left.flatMap(({ entry, index }) =>
    before.flatMap((old, place) => {
      const likeness = taken.has(place) || !isSameKind(old, entry) ? 0 : likenessOf(old, entry);
      return likeness > 0 ? [{ place, index, likeness }] : [];
    }),
  );
  for (const { place, index } of pairs.sort((one, other) => other.likeness - one.likeness))
    if (!taken.has(place) && !partners.has(index)) pair(place, index);
}

/** How many properties two objects share; an id counts more than all others. */
function likenessOf(one: unknown, other: unknown): number {
  if (!isRecord(one) || !isRecord(other)) return 0;
  const shared = Object.keys(one).filter(
    (name) => Object.hasOwn(other, name) && isEqual(one[name], other[name]),
  );
  return shared.includes('id') ? Number.POSITIVE_INFINITY : shared.length;
}

/** Objects of two types, such as two kinds of block, are never the same entry. */
function isSameKind(one: unknown, other: unknown): boolean {
  if (isRecord(one) && isRecord(other)) return one.type === other.type;
  return typeof one === typeof other && Array.isArray(one) === Array.isArray(other);
}
