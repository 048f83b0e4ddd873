import type { Assets } from '../../../content/model/pages/page-data';
import type { PlacedBlock } from './blocks';
import { elementsOf } from './elements-of';
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

/**
 * The other way round: what shows a property on the page, or the entry that it is in where that cannot be told. Where several have one
 * text, they are told apart by their order.
 *
 * @returns undefined where the block is not on the page, or shows nothing of it
 */
export function elementOf(
  property: string,
  { block, pointer }: PlacedBlock,
  assets: Assets,
): Element | undefined {
  const all = elementsOf(block).flatMap((outer) => [outer, ...outer.querySelectorAll('*')]);
  const leaves = leavesOf(block, pointer, assets).filter(({ text }) => text !== '');
  for (const place of [property, entryAround(property, pointer)]) {
    const inside = leaves.filter((leaf) => isPartOf(leaf.pointer, place));
    for (const leaf of inside) {
      const found = shownBy(leaf, all, leaves);
      if (found) return found;
    }
  }
  return undefined;
}

/** The innermost entry of a list that a property is in; the property itself where the block has no list around it. */
function entryAround(property: string, block: string): string {
  const [path = ''] = /^.*\/\d+(?=\/|$)/.exec(property.slice(block.length)) ?? [];
  return path === '' ? property : block + path;
}

/** Whether a text is that of a place, or in it; a list as a whole is shown by none of its entries. */
const isPartOf = (text: string, place: string) =>
  text === place || (text.startsWith(`${place}/`) && !/^\/\d/.test(text.slice(place.length)));

function shownBy(leaf: Leaf, all: readonly Element[], leaves: readonly Leaf[]): Element | undefined {
  const isAlt = leaf.pointer.endsWith('/alt');
  const same = all.filter((element) =>
    isAlt
      ? element instanceof HTMLImageElement && plain(element.alt) === leaf.text
      : element.textContent.length >= leaf.text.length && plainOf(element) === leaf.text,
  );
  const innermost = same.filter(
    (element) => !same.some((other) => other !== element && element.contains(other)),
  );
  const before = leaves.filter(({ text }) => text === leaf.text).indexOf(leaf);
  return innermost[Math.min(before, innermost.length - 1)];
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
