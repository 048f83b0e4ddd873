import type { KeyboardEvent } from 'react';

const TURNED: Readonly<Record<string, string>> = { ArrowDown: 'ArrowRight', ArrowUp: 'ArrowLeft' };

/**
 * The keys of a row of tabs (WAI-ARIA Authoring Practices, Tabs pattern): left and right arrow with
 * wrapping, Home and End. Chooses the tab and moves the focus to it. A vertical list of tabs has the up
 * and down arrow too; it keeps left and right, as it may be a row on a narrow screen.
 *
 * @param active the index of the chosen tab
 * @param count how many tabs there are
 * @param onChoose called with the index of the tab to choose
 * @returns a key handler for the element with role tablist
 */
export function tabKeys(
  active: number,
  count: number,
  onChoose: (index: number) => void,
  orientation: 'horizontal' | 'vertical' = 'horizontal',
) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const key = orientation === 'vertical' ? (TURNED[event.key] ?? event.key) : event.key;
    const next = targetOf(key, active, count);
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
}

function targetOf(key: string, active: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (active + 1) % count;
  if (key === 'ArrowLeft') return (active - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
