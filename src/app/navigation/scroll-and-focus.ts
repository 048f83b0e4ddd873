import { flushSync } from 'react-dom';
import { REVEAL } from '../../ui/behaviours/use-revealed';
import { showLateFonts } from '../client/late-fonts';

/** Milliseconds between showing a page and scrolling to a place on it (specification, section 9). */
export const SMOOTH_SCROLL_DELAY = 100;

/** Shows a new page from its top and moves focus to its heading, so that screen readers begin there. */
export function scrollToTop() {
  document.documentElement.dataset.arriving = '';
  show(0);
  window.setTimeout(layOutWholePage, LAYOUT_DELAY);
}

/** In milliseconds: the change of pages is over by then. */
const LAYOUT_DELAY = 300;

/** What lies below the window is not laid out while a page arrives (theme/base.css); from now on all is. */
function layOutWholePage() {
  delete document.documentElement.dataset.arriving;
}

/** Scrolls the page in view back to its top. */
export function scrollBackToTop() {
  window.scrollTo({ top: 0, behavior: scrollBehavior() });
  focusHeading();
}

/** Shows a page where the visitor had left it. */
export function restoreScroll(top: number) {
  layOutWholePage();
  show(top);
}

function show(top: number) {
  showLateFonts();
  window.scrollTo({ top, behavior: 'instant' });
  focusHeading();
}

/**
 * Scrolls to a place on the page in view, at once under prefers-reduced-motion, and moves focus there.
 *
 * @param id the element's id; where there is no such element, the top of the page
 */
export function scrollToAnchor(id: string) {
  const target = document.getElementById(id);
  if (!target) return scrollBackToTop();
  layOutWholePage();
  // Whoever hides it, a panel of tabs for one, shows it before the page scrolls.
  flushSync(() => target.dispatchEvent(new Event(REVEAL, { bubbles: true })));
  target.scrollIntoView({ behavior: scrollBehavior(), block: 'start' });
  focus(target);
}

function scrollBehavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}

function focusHeading() {
  const headings = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2)')];
  const target = headings.find(isVisible) ?? document.querySelector('main');
  if (target) focus(target);
}

/** On the home page the h1 stands in a slide, which may not be the one in view. */
const isVisible = (element: HTMLElement) => getComputedStyle(element).visibility === 'visible';

/** Focus without scrolling; an element that cannot hold focus by itself is made able to. */
function focus(target: HTMLElement) {
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
