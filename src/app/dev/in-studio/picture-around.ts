import type { PlacedBlock } from './blocks';
import { type Leaf, plainOf } from './leaves';

/** What a visitor sees as a picture: an image, or the pattern in its place. */
export const PICTURE = 'img, [data-pattern]';

/**
 * The image of the picture that a click has hit: that of the block, or of the item of the block whose words stand beside it.
 * It may still have to be added; there is only a pattern then.
 *
 * @param leaves the texts of the block
 * @returns undefined where no picture was hit, or the words around it do not say whose it is
 */
export function pictureAround(
  hit: Element,
  { block, pointer }: PlacedBlock,
  leaves: readonly Leaf[],
): string | undefined {
  if (!hit.matches(PICTURE)) return undefined;
  const isAlone = ({ text }: Leaf) => text !== '' && leaves.filter((leaf) => leaf.text === text).length === 1;
  const telling = leaves.filter(isAlone);
  for (let element = hit.parentElement; element; element = element.parentElement) {
    const text = plainOf(element);
    const beside = telling.filter((leaf) => text.includes(leaf.text));
    if (beside.length === 0) continue;
    const holder = holderOf(block, sharedPath(beside, pointer));
    return holder && `${[pointer, ...holder].join('/')}/picture/image`;
  }
  return undefined;
}

/** The names and indexes that all of these texts have in common, within the block. */
function sharedPath(leaves: readonly Leaf[], pointer: string): string[] {
  const paths = leaves.map((leaf) => leaf.pointer.slice(pointer.length + 1).split('/'));
  const [first = []] = paths;
  const end = first.findIndex((name, index) => paths.some((path) => path[index] !== name));
  return end < 0 ? first : first.slice(0, end);
}

/** The path of the innermost value with a picture, from the block along a path. */
function holderOf(value: unknown, path: readonly string[]): string[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const [name, ...rest] = path;
  const inner = name === undefined ? undefined : holderOf(Reflect.get(value, name), rest);
  if (name !== undefined && inner) return [name, ...inner];
  return 'picture' in value && value.picture ? [] : undefined;
}
