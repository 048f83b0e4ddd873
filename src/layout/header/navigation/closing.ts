import { closeAll, isMenuOpen, openEntries, PHONE } from './menu';

/**
 * Closes what is open in the navigation when the visitor is done with it: on a choice, a press or focus elsewhere,
 * Escape, and when the window crosses the width between menu and bar.
 * Opening is native (`<details>` and popover), so that it works without script.
 *
 * @returns stops it
 */
export function closeWhenDone(navigation: HTMLElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener('pointerdown', (event) => closeBehind(navigation, event.target), { signal });
  document.addEventListener('focusin', (event) => closeBehind(navigation, event.target), { signal });
  document.addEventListener('keydown', (event) => event.key === 'Escape' && closeByKey(navigation), {
    signal,
  });
  navigation.addEventListener('click', (event) => isChoice(event) && closeAll(navigation), { signal });
  navigation.addEventListener('toggle', (event) => closeOthers(navigation, event.target), {
    signal,
    capture: true,
  });
  matchMedia(PHONE).addEventListener('change', () => closeAll(navigation), { signal });
  return () => stop.abort();
}

/** An open menu must not cover what has focus (WCAG 2.4.11). */
function closeBehind(navigation: HTMLElement, target: EventTarget | null) {
  if (!(target instanceof Node)) return;
  if (isMenuOpen(navigation)) {
    // A press outside closes the menu by itself; the bar above it stays usable.
    if (!navigation.closest('header')?.contains(target)) closeAll(navigation);
    return;
  }
  for (const entry of openEntries(navigation)) entry.open = entry.contains(target);
}

/** The menu answers Escape by itself and gives focus back to its button. */
function closeByKey(navigation: HTMLElement) {
  if (isMenuOpen(navigation)) return;
  for (const entry of openEntries(navigation)) {
    entry.open = false;
    entry.querySelector('summary')?.focus();
  }
}

/** One entry at a time, also in browsers that do not support `name` on `<details>`; a closed menu starts with all entries closed. */
function closeOthers(navigation: HTMLElement, target: EventTarget | null) {
  if (target === navigation && !isMenuOpen(navigation)) closeAll(navigation);
  if (!(target instanceof HTMLDetailsElement) || !target.open) return;
  for (const entry of openEntries(navigation)) entry.open = entry === target;
  if (isMenuOpen(navigation)) target.querySelector('summary')?.scrollIntoView({ block: 'nearest' });
}

/** A link was chosen, and not for another tab. */
function isChoice(event: MouseEvent): boolean {
  return event.target instanceof Element && !!event.target.closest('a') && !event.ctrlKey && !event.metaKey;
}
