import type { StudioPicture } from '../../../../../content/model/protocols/studio-choices';

/**
 * The pictures with all words of a query in their names, in what they show or in the titles of the pages with them: those that have
 * them in their names first. A drawing for narrow windows stands behind the picture that it is of.
 *
 * @param hasNarrow whether pictures that are only such a drawing are among them
 */
export function findPictures(
  pictures: Iterable<StudioPicture>,
  query: string,
  hasNarrow: boolean,
): StudioPicture[] {
  const asked = query.toLowerCase().split(/\s+/).filter(Boolean);
  const [named, described]: [StudioPicture[], StudioPicture[]] = [[], []];
  for (const picture of [...pictures].toSorted(byName)) {
    if (picture.isNarrow && !hasNarrow) continue;
    const name = picture.name.toLowerCase();
    const text = `${name}\n${picture.about.toLowerCase()}`;
    if (asked.every((word) => name.includes(word))) named.push(picture);
    else if (asked.every((word) => text.includes(word))) described.push(picture);
  }
  return [...named, ...described];
}

function byName(one: StudioPicture, other: StudioPicture): number {
  const [first, second] = [wholeOf(one.name), wholeOf(other.name)];
  if (first !== second) return first < second ? -1 : 1;
  return one.name.length - other.name.length;
}

/** `oven` of `oven.webp` and of `oven-narrow.webp`. */
const wholeOf = (name: string) => stemOf(name).replace(/-narrow$/, '');

/** The name without its ending. */
export const stemOf = (name: string) => name.slice(0, name.lastIndexOf('.'));
