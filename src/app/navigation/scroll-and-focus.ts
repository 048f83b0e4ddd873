import { flushSync } from 'react-dom';
import { REVEAL } from '../../ui/behaviours/entrance/use-revealed';
import { showLateFonts } from './late-fonts';

/** Milliseconds between showing a page and scrolling to a place on it. */
export const SMOOTH_SCROLL_DELAY = 100;

/** Shows a new page from its top and moves focus to its heading, so that screen readers begin there. */
export function scrollToTop() {
  document.documentElement.dataset.arriving = '';
  show(0);
  const stop = new AbortController();
  const layOut = ({ type }: Event) => {
    // The page has just scrolled to its top itself.
    if (type === 'scroll' && window.scrollY === 0) return;
    stop.abort();
    layOutWholePage();
  };
  for (const sign of SCROLL_SIGNS)
    window.addEventListener(sign, layOut, { passive: true, signal: stop.signal });
  window.setTimeout(layOutWholePage, LAYOUT_DELAY);
}

/** In milliseconds: the page transition is over by then. */
const LAYOUT_DELAY = 300;

/** What a visitor does who goes down the page: it must not grow under the pointer, or after the End key. */
const SCROLL_SIGNS = ['keydown', 'wheel', 'touchmove', 'scroll'] as const;

/** What is below the window is not laid out during a page transition (theme/base.css); after it, everything is. */
function layOutWholePage() {
  delete document.documentElement.dataset.arriving;
}

/** Scrolls the page in view back to its top. */
export function scrollBackToTop() {
  window.scrollTo({ top: 0, behavior: scrollBehavior() });
  focusHeading();
}

/** Restores the scroll position that the visitor left. */
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
  // A component that hides the element, such as tabs, shows it before the page scrolls.
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

/** On the home page the h1 is in a slide, which may not be the one in view. */
const isVisible = (element: HTMLElement) => getComputedStyle(element).visibility === 'visible';

/** Moves focus without scrolling; makes the element focusable if it is not. */
function focus(target: HTMLElement) {
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
