import type { StudioPage } from '../../../content/model/protocols/studio-documents';
import type { StudioIssue } from '../../../content/model/protocols/studio-issues';
import { isLeft } from '../../form/field/is-left';

/** A place where something is left to write. */
export type PlaceLeft = Pick<StudioIssue, 'path' | 'pointer'>;

/** The place that was shown last, all that were left when it was shown, and the path of the page that was open before. */
export interface ShownLeft extends PlaceLeft {
  among: readonly PlaceLeft[];
  from: string | undefined;
}

/**
 * What is left to write, in the order of the pages; first on pages that are not among them, since they are not saved yet.
 */
export function leftInOrder<Issue extends Pick<StudioIssue, 'path' | 'code' | 'isEmpty'>>(
  issues: readonly Issue[],
  pages: readonly Pick<StudioPage, 'path'>[],
): Issue[] {
  const left = issues.filter(isLeft);
  if (left.length === 0) return [];
  const ranks = new Map(pages.map(({ path }, index) => [path, index]));
  const rankOf = ({ path }: Issue) => ranks.get(path) ?? -1;
  return left.toSorted((one, other) => rankOf(one) - rankOf(other));
}

/**
 * The place to show next, in a circle. Somebody who has opened another page meanwhile begins with what is left there. Where the last
 * one was written meanwhile, it goes on from where that stood: what is left is known a moment after it was written, so that several
 * may be gone at once.
 *
 * @param left in the order of the pages
 * @param open the path of the open page, with which it begins
 */
export function nextLeft(
  left: readonly PlaceLeft[],
  last: ShownLeft | undefined,
  open: string | undefined,
): ShownLeft | undefined {
  // The page that it leads to is opened a moment later: until then the one before is open.
  const isElsewhere = last === undefined || (open !== last.path && open !== last.from);
  const here = isElsewhere ? left.find(({ path }) => path === open) : undefined;
  const found = here ?? (last && after(last, left)) ?? left[0];
  return found && { path: found.path, pointer: found.pointer, among: left, from: open };
}

function after(last: ShownLeft, left: readonly PlaceLeft[]): PlaceLeft | undefined {
  const among = left.some(isAt(last)) ? left : last.among;
  const at = among.findIndex(isAt(last));
  const others = [...among.slice(at + 1), ...among.slice(0, at + 1)];
  return others.find((place) => left.some(isAt(place)));
}

const isAt =
  ({ path, pointer }: PlaceLeft) =>
  (place: PlaceLeft) =>
    place.path === path && place.pointer === pointer;
