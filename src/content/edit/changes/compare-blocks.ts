import type { Block } from '../../../generated/documents';

/** The change of one block. Positions count from 1, from the top of the page. */
export type BlockChange =
  | { kind: 'added' | 'removed'; block: Block; place: number }
  | { kind: 'moved'; block: Block; from: number; to: number }
  | { kind: 'edited'; block: Block; place: number; properties: readonly string[] };

interface Pair {
  before: number;
  after: number;
}

/**
 * The changes of a page's blocks, in the order of the new page; removed blocks come last.
 *
 * Equal blocks are matched wherever they are; of the others, the first of a type is matched with the first
 * of that type, as edited.
 */
export function compareBlocks(before: readonly Block[], after: readonly Block[]): BlockChange[] {
  const equal = pairUp(before, after, [], (a, b) => JSON.stringify(a) === JSON.stringify(b));
  const pairs = pairUp(before, after, equal, (a, b) => a.type === b.type);
  const inPlace = new Set(longestRise(pairs.map((pair) => pair.before)));
  const changes = after.flatMap((block, index): BlockChange[] => {
    const pair = pairs.find((each) => each.after === index);
    const old = pair && before[pair.before];
    if (!pair || !old) return [{ kind: 'added', block, place: index + 1 }];
    const properties = changedProperties(old, block);
    return [
      ...(inPlace.has(pair.before)
        ? []
        : [{ kind: 'moved', block, from: pair.before + 1, to: index + 1 } as const]),
      ...(properties.length === 0 ? [] : [{ kind: 'edited', block, place: index + 1, properties } as const]),
    ];
  });
  const removed = before.flatMap((block, index): BlockChange[] =>
    pairs.some((pair) => pair.before === index) ? [] : [{ kind: 'removed', block, place: index + 1 }],
  );
  return [...changes, ...removed];
}

/** Adds a pair for each unmatched block with a counterpart; sorted by the new page's order. */
function pairUp(
  before: readonly Block[],
  after: readonly Block[],
  known: readonly Pair[],
  areAlike: (a: Block, b: Block) => boolean,
): Pair[] {
  const pairs = [...known];
  for (const [index, block] of after.entries()) {
    if (pairs.some((pair) => pair.after === index)) continue;
    const like = before.findIndex(
      (old, place) => areAlike(old, block) && !pairs.some((pair) => pair.before === place),
    );
    if (like >= 0) pairs.push({ before: like, after: index });
  }
  return pairs.sort((a, b) => a.after - b.after);
}

/** The longest increasing subsequence: the blocks that kept their order, so that as few as possible have moved. */
function longestRise(numbers: readonly number[]): number[] {
  let best: number[] = [];
  const endingAt: number[][] = [];
  for (const number of numbers) {
    const before = endingAt.filter((rise) => (rise.at(-1) ?? -1) < number);
    const longest = before.reduce<number[]>((a, b) => (b.length > a.length ? b : a), []);
    const rise = [...longest, number];
    endingAt.push(rise);
    if (rise.length > best.length) best = rise;
  }
  return best;
}

/** The names of the properties that differ. */
export function changedProperties(before: object, after: object): string[] {
  const old = new Map<string, unknown>(Object.entries(before));
  const now = new Map<string, unknown>(Object.entries(after));
  const names = new Set([...now.keys(), ...old.keys()]);
  return [...names].filter((name) => JSON.stringify(old.get(name)) !== JSON.stringify(now.get(name)));
}
