import { useEffect } from 'react';

/** What has the focus, or an element around it, and what stands beside it. */
interface Place {
  element: Element;
  after: readonly Element[];
  /** The nearest first. */
  before: readonly Element[];
}

/** Of radio buttons only the chosen one: an arrow key chooses. */
const CAN_HAVE_FOCUS =
  'a[href], button, input:not([type="radio"]:not(:checked)), select, textarea, summary, [tabindex]:not([tabindex^="-"]), [contenteditable="true"]';

/**
 * Where a button that has the focus goes, as one that takes a change back does, the focus goes on to what stands
 * next to it. Without this it would be at the beginning of the page, and in a dialog nowhere.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    const stop = new AbortController();
    let places: Place[] = [];
    let timer = 0;
    const isLost = () => document.activeElement === document.body && places[0]?.element.isConnected === false;
    const options = { capture: true, signal: stop.signal };
    document.addEventListener(
      'focusin',
      ({ target }) => {
        places = target instanceof Element ? placesAround(target) : [];
      },
      options,
    );
    // Who clicks beside everything has left it: when it goes later, nothing is lost.
    document.addEventListener(
      'focusout',
      () =>
        setTimeout(() => {
          if (document.activeElement === document.body && !isLost()) places = [];
        }),
      options,
    );
    const observer = new MutationObserver(() => {
      if (!isLost()) return;
      clearTimeout(timer);
      // What has taken it away may itself know a better place, and says so once React is done.
      timer = window.setTimeout(() => isLost() && focusNear(places), WAIT_MS);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      stop.abort();
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);
}

const WAIT_MS = 50;

/** From an element outwards. */
export function placesAround(target: Element): Place[] {
  const places: Place[] = [];
  for (let element = target; element !== document.body && element.parentElement; ) {
    const siblings = [...element.parentElement.children];
    const index = siblings.indexOf(element);
    places.push({
      element,
      after: siblings.slice(index + 1),
      before: siblings.slice(0, index).reverse(),
    });
    element = element.parentElement;
  }
  return places;
}

/** Gives the focus to the nearest that can have it: first what stood behind the lost element, then what stood before it. */
export function focusNear(places: readonly Place[]): void {
  for (const { after, before } of places) {
    if (after.some((element) => focusIn(element))) return;
    if (before.some((element) => focusIn(element, true))) return;
  }
}

function focusIn(element: Element, isFromEnd = false): boolean {
  if (!element.isConnected) return false;
  const inside = [element, ...element.querySelectorAll(CAN_HAVE_FOCUS)].filter((one) =>
    one.matches(CAN_HAVE_FOCUS),
  );
  return (isFromEnd ? inside.reverse() : inside).some(takesFocus);
}

/** What is disabled, hidden or behind a modal dialog does not take it. */
function takesFocus(element: Element): boolean {
  if (element instanceof HTMLElement) element.focus();
  return document.activeElement === element;
}
