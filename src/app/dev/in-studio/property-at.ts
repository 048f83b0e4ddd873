import type { Assets, RichNode } from '../../../content/model/pages/page-data';
import type { PlacedBlock } from './blocks';

/** A text of a block as a visitor reads it, and where it is in the document. */
interface Leaf {
  pointer: string;
  text: string;
  isRich: boolean;
}

/**
 * The property that a click has hit: the one whose text is that of the element or of one around it, or the image with its
 * alternative text.
 *
 * @returns undefined where no text of the block, or more than one, fits
 */
export function propertyAt(
  target: Element,
  { block, pointer }: PlacedBlock,
  assets: Assets,
): string | undefined {
  const leaves = leavesOf(block, pointer, assets);
  const image = target.closest('img, picture, figure, [role="img"]');
  const alt = image && (image.querySelector('img')?.alt ?? image.getAttribute('alt'));
  const pictured = alt
    ? leaves.find(({ pointer, text }) => pointer.endsWith('/alt') && text === plain(alt))
    : undefined;
  if (pictured) return pictured.pointer.slice(0, -'/alt'.length);
  return textAt(target, leaves);
}

/** The same among all texts of a value that is no block. */
export const textPropertyAt = (target: Element, value: unknown, pointer: string): string | undefined =>
  textAt(target, leavesOf(value, pointer, { texts: {} }));

function textAt(target: Element, leaves: readonly Leaf[]): string | undefined {
  for (
    let element: Element | null = target;
    element && element !== document.body;
    element = element.parentElement
  ) {
    const text = plain(element.textContent);
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
  const same = [...document.querySelectorAll(hit.tagName)].filter((one) => plain(one.textContent) === text);
  return Math.min(same.indexOf(hit), count - 1);
}

function leavesOf(value: unknown, pointer: string, assets: Pick<Assets, 'texts'>): Leaf[] {
  if (typeof value === 'string') {
    const rich = pointer.endsWith('/richText') ? assets.texts[value] : undefined;
    return [{ pointer, text: plain(rich ? textOf(rich) : value), isRich: rich !== undefined }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    name === 'blocks' || name === 'type' ? [] : leavesOf(part, `${pointer}/${name}`, assets),
  );
}

const textOf = (nodes: readonly RichNode[]): string =>
  nodes.map((node) => (node.type === 'text' ? node.text : textOf(node.children))).join('');

/** Letters alone: how lines break, and which spaces keep words together, is the page's affair. */
const plain = (text: string | null) => (text ?? '').replace(/[\s\u00a0\u2060\u200b]+/g, '');
