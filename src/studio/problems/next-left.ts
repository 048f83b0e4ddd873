import type { StudioIssue } from '../../content/model/studio-protocol';

/** A place where something is left to write. */
export type PlaceLeft = Pick<StudioIssue, 'path' | 'pointer'>;

/** The place that was shown last, and where it was in the list when it was shown. */
export interface ShownLeft extends PlaceLeft {
  index: number;
}

/**
 * The place to show next, in a circle. Where the last one was written meanwhile, the one that has taken its position follows.
 *
 * @param left in the order of the pages
 * @param steps 1 for the next one, -1 for the one before
 * @param open the path of the open page, with which it begins
 */
export function nextLeft(
  left: readonly PlaceLeft[],
  last: ShownLeft | undefined,
  steps: 1 | -1,
  open: string | undefined,
): ShownLeft | undefined {
  const position =
    last && left.findIndex(({ path, pointer }) => path === last.path && pointer === last.pointer);
  const first = Math.max(
    0,
    left.findIndex(({ path }) => path === open),
  );
  const next = !last ? first : position === -1 ? last.index - (steps < 0 ? 1 : 0) : (position ?? 0) + steps;
  const index = (next + left.length) % left.length;
  const place = left[index];
  return place && { path: place.path, pointer: place.pointer, index };
}
