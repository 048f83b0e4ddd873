/** The width from which a table of contents has a column of its own (blocks/prose/prose.module.css). */
const WIDE = '(min-width: 1024px)';

/** Attribute of a `<details>` whose content the style sheet shows wherever there is room for it. */
export const OPEN_WHEN_WIDE = { 'data-open-when-wide': '' } as const;

/**
 * Opens such elements of a page in view where the style sheet shows their content, so that screen readers have it
 * too, and closes them where there is no room. What a visitor opens in a narrow window stays open.
 *
 * @returns stops it
 */
export function openWhenWide(page: ParentNode): () => void {
  const list = matchMedia(WIDE);
  const update = () => {
    const all = page.querySelectorAll<HTMLDetailsElement>('[data-open-when-wide]');
    for (const details of all) details.open = list.matches;
  };
  if (list.matches) update();
  list.addEventListener('change', update);
  return () => list.removeEventListener('change', update);
}
