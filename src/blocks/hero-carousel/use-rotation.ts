import { type RefObject, useCallback, useEffect, useState } from 'react';
import { isPageHeld, onPageHeld } from '../../ui/behaviours/hold-page';

/**
 * Which slide is shown, and the timer that changes it. The timer stops while the visitor has paused it,
 * hovers or focuses the carousel, has a menu open, looks at another tab, or prefers reduced motion (WCAG 2.2.2), and while
 * the page is edited.
 *
 * @param root the carousel's element; its style gets the interval as `--interval`
 * @param count how many slides there are
 * @param interval how long a slide stays, in milliseconds
 */
export function useRotation(root: RefObject<HTMLElement | null>, count: number, interval: number) {
  const [chosen, setChosen] = useState(0);
  const [playing, setPlaying] = useState(true);
  const [held, setHeld] = useState(true);
  const active = Math.min(chosen, count - 1);
  const running = playing && !held;

  const show = useCallback((index: number) => setChosen((index + count) % count), [count]);

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false);
  }, []);

  // By script, since the site's security policy allows no style attribute in HTML; the slides move only by script anyway.
  useEffect(() => root.current?.style.setProperty('--interval', `${interval}ms`), [root, interval]);

  useEffect(() => (root.current ? watchHolds(root.current, setHeld) : undefined), [root]);

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => show(active + 1), interval);
    return () => clearTimeout(timer);
  }, [running, active, interval, show]);

  return { active, playing, running, show, toggle: () => setPlaying(!playing) };
}

/**
 * Whether something pauses the slides: the mouse over them, keyboard focus on one of their controls, an open menu of the
 * header, a hidden browser tab, and in the studio, where somebody may write in a slide. Focus that a press of the mouse or
 * a finger leaves behind, or that navigation puts on the heading, does not count: it would stop the slides for good.
 */
function watchHolds(root: HTMLElement, report: (held: boolean) => void) {
  // The mouse may be there before the script. After a touch `:hover` matches too, so it does not count.
  let hovered = matchMedia('(hover: hover)').matches && root.matches(':hover');
  const openMenus = new Set<EventTarget>(document.querySelectorAll('header details[open]'));
  const listening = new AbortController();
  const { signal } = listening;
  const isEdited = () => import.meta.env.DEV && isPageHeld();
  const update = () =>
    report(hovered || openMenus.size > 0 || document.hidden || isHeldByFocus(root) || isEdited());
  if (import.meta.env.DEV) onPageHeld(update, signal);
  root.addEventListener(
    'pointerenter',
    ({ pointerType }) => {
      hovered = pointerType === 'mouse';
      update();
    },
    { signal },
  );
  root.addEventListener(
    'pointerleave',
    () => {
      hovered = false;
      update();
    },
    { signal },
  );
  root.addEventListener('focusin', update, { signal });
  // Focus has moved only after this event.
  root.addEventListener('focusout', () => queueMicrotask(update), { signal });
  document.addEventListener('visibilitychange', update, { signal });
  // It does not bubble. Panels of the bar and the menu of a phone both have it.
  document.addEventListener(
    'toggle',
    (event) => {
      const { target, newState } = event;
      if (!(target instanceof Element) || !target.closest('header')) return;
      if (newState === 'open') openMenus.add(target);
      else openMenus.delete(target);
      update();
    },
    { signal, capture: true },
  );
  update();
  return () => listening.abort();
}

function isHeldByFocus(root: HTMLElement): boolean {
  const focused = document.activeElement;
  return !!focused && root.contains(focused) && focused.matches(':is(a, button):focus-visible');
}
