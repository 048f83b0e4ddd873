import type { Assets } from '../../../content/model/pages/page-data';
import type { PlacedBlock } from './blocks';
import { type Leaf, leavesOf, plain, plainOf } from './leaves';
import { pictureAround } from './picture-around';

/**
 * The property that a click has hit: the one whose text is that of the element or of one around it, or the image: the one with its
 * alternative text, or that of the picture.
 *
 * @param hit the element that a visitor sees there
 * @returns undefined where no text of the block, or more than one, fits
 */
export function propertyAt(hit: Element, placed: PlacedBlock, assets: Assets): string | undefined {
  const leaves = leavesOf(placed.block, placed.pointer, assets);
  const image = hit.closest('img, picture, figure, [role="img"]');
  const alt = image && (image.querySelector('img')?.alt ?? image.getAttribute('alt'));
  const pictured = alt
    ? leaves.find(({ pointer, text }) => pointer.endsWith('/alt') && text === plain(alt))
    : undefined;
  if (pictured) return pictured.pointer.slice(0, -'/alt'.length);
  return pictureAround(hit, placed, leaves) ?? textAt(hit, leaves);
}

/** The same among all texts of a value that is no block. */
export const textPropertyAt = (hit: Element, value: unknown, pointer: string): string | undefined =>
  textAt(hit, leavesOf(value, pointer, { texts: {} }));

function textAt(hit: Element, leaves: readonly Leaf[]): string | undefined {
  for (
    let element: Element | null = hit;
    element && element !== document.body;
    element = element.parentElement
  ) {
    const text = plainOf(element);
    if (text === '') continue;
    const whole = leaves.filter((leaf) => leaf.text === text);
    if (whole.length > 0) return whole[nthWith(text, element, whole.length)]?.pointer;
    const rich = leaves.filter((leaf) => leaf.isRich && leaf.text.includes(text));
    if (rich.length === 1) return rich[0]?.pointer;
  }
  return undefined;
}

/** Where several properties have one text: which of the elements with it, in their order, was hit. */
function nthWith(text: string, hit: Element, count: number): number {
  if (count === 1) return 0;
  const same = [...document.querySelectorAll(hit.tagName)].filter((one) => plainOf(one) === text);
  return Math.min(same.indexOf(hit), count - 1);
}
