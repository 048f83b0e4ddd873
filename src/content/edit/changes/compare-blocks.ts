import type { Block } from '../../../generated/documents';
import { longestRise, matchEntries } from '../operations/between/match-entries';
import { propertyChanges } from './property-change';

/** The change of one block. Positions count from 1, from the top of the page. */
export type BlockChange =
  | { kind: 'added' | 'removed'; block: Block; place: number }
  | { kind: 'moved'; block: Block; from: number; to: number }
  | {
      kind: 'edited';
      block: Block;
      before: Block;
      place: number;
      placeBefore: number;
      properties: readonly string[];
    };

/**
 * The changes of a page's blocks, in the order of the new page; removed blocks come last.
 *
 * Equal blocks are matched wherever they are; of the others, those of one type that are most alike, as edited.
 */
export function compareBlocks(before: readonly Block[], after: readonly Block[]): BlockChange[] {
  const pairs = matchEntries(before, after);
  const inPlace = new Set(longestRise(pairs.map((pair) => pair.before)));
  const changes = after.flatMap((block, index): BlockChange[] => {
    const pair = pairs.find((each) => each.after === index);
    const old = pair && before[pair.before];
    if (!pair || !old) return [{ kind: 'added', block, place: index + 1 }];
    const properties = propertyChanges(old, block).map(({ name }) => name);
    return [
      ...(inPlace.has(pair.before)
        ? []
        : [{ kind: 'moved', block, from: pair.before + 1, to: index + 1 } as const]),
      ...(properties.length === 0
        ? []
        : [
            {
              kind: 'edited',
              block,
              before: old,
              place: index + 1,
              placeBefore: pair.before + 1,
              properties,
            } as const,
          ]),
    ];
  });
  const removed = before.flatMap((block, index): BlockChange[] =>
    pairs.some((pair) => pair.before === index) ? [] : [{ kind: 'removed', block, place: index + 1 }],
  );
  return [...changes, ...removed];
}
