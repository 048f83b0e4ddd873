import { type RefObject, useEffect } from 'react';

/** Event on an element, which bubbles, before the page scrolls there. */
export const REVEAL = 'pagewright:reveal';

/**
 * For a component that hides parts of its content: calls `show` before one of them is scrolled to, also when the page was
 * opened at that place.
 *
 * @param root the component's element
 * @param show called with the element that must become visible
 */
export function useRevealed(root: RefObject<HTMLElement | null>, show: (target: Element) => void) {
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    // As it is written: names of places need no escapes, and what cannot be unescaped would be an error.
    const opened = document.getElementById(location.hash.slice(1));
    if (opened && element !== opened && element.contains(opened)) show(opened);
    const reveal = ({ target }: Event) => {
      if (target instanceof Element && target !== element) show(target);
    };
    element.addEventListener(REVEAL, reveal);
    return () => element.removeEventListener(REVEAL, reveal);
  }, [root, show]);
}
