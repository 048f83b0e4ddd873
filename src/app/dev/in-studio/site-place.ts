import { typeInWords } from '../../../content/model/type-in-words';
import { closeAll, openMenuOnPhone } from '../../../layout/header/navigation/menu';
import { landmarks } from '../../../layout/landmarks';
import type { Place } from './outlines';

/** How far the bar may cover what is brought into view, and what is below the window, in pixels. */
const EDGE = 80;

/**
 * Where a place of the site document is on the page: the entry of the menu or of the footer that shows it, as exactly as its
 * elements tell.
 *
 * @returns undefined for what is in neither
 */
export function sitePlaceAt(pointer: string): Place | undefined {
  const [, name = '', ...inside] = pointer.split('/');
  if (name === 'navigation')
    return place(headerPart(inside)) ?? place(document.querySelector('body header'), name);
  if (name === 'footer')
    return place(footerPart(inside)) ?? place(document.getElementById(landmarks.footer), name);
  return undefined;
}

/** Brings it into view, and opens the menu that it is in. */
export function revealSitePlace(pointer: string): void {
  const navigation = document.getElementById(landmarks.navigation);
  const element = sitePlaceAt(pointer)?.elements()[0];
  const menu = element?.closest('details');
  if (navigation && !menu?.open) closeAll(navigation);
  if (!element) return;
  if (navigation?.contains(element)) openMenuOnPhone(navigation);
  if (menu && !menu.open) {
    menu.open = true;
    // A panel shows its first category whenever it opens, which it does after this.
    menu.addEventListener('toggle', () => chooseCategory(element), { once: true });
  } else chooseCategory(element);
  const { top, bottom } = element.getBoundingClientRect();
  const isInView = top >= 0 && bottom <= innerHeight;
  if (!isInView) scrollTo({ top: scrollY + top - EDGE, behavior: 'instant' });
}

/** Shows the category of a panel that an element is in. */
function chooseCategory(element: Element): void {
  const id = element.closest('[role="group"]')?.id;
  if (id) document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(id)}"]`)?.click();
}

/** The entry of the bar; in it the group or category, and in that the link. */
function headerPart([list, index, , group, , link]: readonly string[]): Element | null | undefined {
  if (list !== 'items') return undefined;
  const entries = document.querySelectorAll(`#${CSS.escape(landmarks.navigation)} > ul > li`);
  const entry = entries[Number(index)];
  if (group === undefined) return entry?.querySelector('summary, a');
  const found = entry?.querySelectorAll('[role="group"]')[Number(group)];
  return (link !== undefined && found?.querySelectorAll('li')[Number(link)]) || found;
}

/** The column, and in it the link. */
function footerPart([list, index, , link]: readonly string[]): Element | null | undefined {
  if (list !== 'columns') return undefined;
  const headings = document.querySelectorAll(`#${CSS.escape(landmarks.footer)} h2`);
  const column = headings[Number(index)]?.parentElement;
  return (link !== undefined && column?.querySelectorAll('li')[Number(link)]) || column;
}

/** Only what is large has its name beside it: an entry would be covered by it. */
const place = (element: Element | null | undefined, name = ''): Place | undefined =>
  element ? { label: typeInWords(name), elements: () => [element] } : undefined;
