import type { PageData } from '../../../content/model/pages/page-data';
import type { Block } from '../../../generated/documents';
import { elementsOf } from './elements-of';

/** A block of the page, and where it is in the document. */
export interface PlacedBlock {
  block: Block;
  pointer: string;
}

/** So much of the top the bar of the site may cover, in pixels. */
const BAR = 80;

/** By page: its blocks are asked for whenever the pointer moves to another element. */
const known = new WeakMap<PageData, readonly PlacedBlock[]>();

/** All blocks of a page, those inside others included; containers have theirs in properties called `blocks`. */
function pointersOf(page: PageData): readonly PlacedBlock[] {
  const placed = known.get(page) ?? listed(page.blocks, '/blocks');
  known.set(page, placed);
  return placed;
}

/** The block at a JSON pointer (RFC 6901); undefined where the page has none there. */
export function blockAt(page: PageData | undefined, pointer: string): Block | undefined {
  return page && pointersOf(page).find((one) => one.pointer === pointer)?.block;
}

/** The innermost block that an element is in. */
export function blocksIn(page: PageData, element: Element): PlacedBlock | undefined {
  return pointersOf(page).findLast(({ block }) => elementsOf(block).some((outer) => outer.contains(element)));
}

/**
 * Brings a block into view; where it is inside a tab, that tab is opened.
 *
 * @returns whether the page has it by now
 */
export function reveal(block: Block): boolean {
  const [element] = elementsOf(block);
  if (element) openPanels(element);
  const box = element?.getBoundingClientRect();
  if (!box) return false;
  const isInView = box.top >= 0 && box.top < innerHeight * 0.6;
  if (!isInView) scrollTo({ top: scrollY + box.top - innerHeight * 0.15, behavior: 'instant' });
  return true;
}

/** Opens the tabs and slides that an element is in, or that it names. */
export function openPanels(element: Element): void {
  choose(element.closest<HTMLElement>('[role="tab"]'));
  for (let inner: Element | null = element; inner; inner = inner.parentElement) {
    if (inner.getAttribute('role') !== 'tabpanel' || inner.hasAttribute('data-active')) continue;
    choose(document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(inner.id)}"]`));
  }
}

function choose(tab: HTMLElement | null): void {
  if (tab?.getAttribute('aria-selected') !== 'true') tab?.click();
}

/** Brings an element into view that is not, below what the bar may cover; at once for people who prefer no motion. */
export function revealElement(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect();
  if (top >= BAR && bottom <= innerHeight) return;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: scrollY + top - innerHeight / 3, behavior: isStill ? 'instant' : 'smooth' });
}

function listed(blocks: readonly Block[], list: string): PlacedBlock[] {
  return blocks.flatMap((block, index) => {
    const pointer = `${list}/${index}`;
    return [{ block, pointer }, ...inside(block, pointer)];
  });
}

function inside(value: unknown, pointer: string): PlacedBlock[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const place = `${pointer}/${name}`;
    return isBlockList(name, part) ? listed(part, place) : inside(part, place);
  });
}

const isBlockList = (name: string, value: unknown): value is Block[] =>
  name === 'blocks' && Array.isArray(value);
