import { flushSync } from 'react-dom';
import { REVEAL } from '../ui/use-revealed';
import { takeLateFonts } from './late-fonts';

/** Milliseconds between showing a page and scrolling to a place on it (specification, section 9). */
export const SMOOTH_SCROLL_DELAY = 100;

/** Shows a new page from its top and moves focus to its heading, so that screen readers begin there. */
export function arriveAtTop() {
  document.documentElement.dataset.arriving = '';
  show(0);
  window.setTimeout(layOutAll, SETTLED);
}

/** In milliseconds: the change of pages is over by then. */
const SETTLED = 300;

/** What lies below the window is not laid out while a page arrives (theme/base.css); from now on all is. */
function layOutAll() {
  delete document.documentElement.dataset.arriving;
}

/** Scrolls the page in view back to its top. */
export function returnToTop() {
  window.scrollTo({ top: 0, behavior: gently() });
  focusHeading();
}

/** Shows a page where the visitor had left it. */
export function arriveAtPlace(top: number) {
  layOutAll();
  show(top);
}

function show(top: number) {
  takeLateFonts();
  window.scrollTo({ top, behavior: 'instant' });
  focusHeading();
}

/**
 * Scrolls to a place on the page in view, at once under prefers-reduced-motion, and moves focus there.
 *
 * @param id the element's id; where there is no such element, the top of the page
 */
export function arriveAtAnchor(id: string) {
  const target = document.getElementById(id);
  if (!target) return returnToTop();
  layOutAll();
  // Whoever hides it, a panel of tabs for one, shows it before the page scrolls.
  flushSync(() => target.dispatchEvent(new Event(REVEAL, { bubbles: true })));
  target.scrollIntoView({ behavior: gently(), block: 'start' });
  focus(target);
}

function gently(): ScrollBehavior {
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
