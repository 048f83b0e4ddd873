import type { KeyboardEvent } from 'react';

/** How many tabs on a key goes. */
const ASIDE: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
const DOWN: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

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
    const { key, altKey, ctrlKey, metaKey } = event;
    // The browser's own: with an arrow they go back, with Home or End down the page.
    if (altKey || ctrlKey || metaKey) return;
    // Only a page from right to left has a direction: there the next tab is at the left.
    const aside = (ASIDE[key] ?? 0) * (document.dir ? -1 : 1);
    const step = aside || (orientation === 'vertical' && DOWN[key]);
    const next = step ? (active + step + count) % count : { Home: 0, End: count - 1 }[key];
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
}
