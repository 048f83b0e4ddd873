/** Where a list of contents has a column of its own (blocks/prose/prose.module.css). */
const WIDE = '(min-width: 1024px)';

/** Marks, in the HTML, a `<details>` whose inside the style sheet shows wherever there is room for it. */
export const OPEN_WHEN_WIDE = { 'data-open-when-wide': '' } as const;

/**
 * Opens such elements of the page in view where the style sheet shows what is inside, so that it is said to who reads
 * by ear, and closes them where there is no room. What a visitor opens on a narrow window stays open.
 *
 * @returns ends it
 */
export function openWhenWide(): () => void {
  const list = matchMedia(WIDE);
  const update = () => {
    const all = document.querySelectorAll<HTMLDetailsElement>('[data-open-when-wide]');
    for (const details of all) details.open = list.matches;
  };
  if (list.matches) update();
  list.addEventListener('change', update);
  return () => list.removeEventListener('change', update);
}
