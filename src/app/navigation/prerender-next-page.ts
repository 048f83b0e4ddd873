/** Marks a page that waits behind the one in view; theme/base.css hides it. */
export const PRERENDERED = { 'data-waiting': '' } as const;

/**
 * Lets the browser lay out pages that wait, and fetch what of them will be seen first. React hides them by a style that
 * leaves all of this for the moment when they are shown; the style sheet hides them as well without it.
 *
 * @param parent the element that holds the pages
 * @returns ends it
 */
export function prerenderNextPage(parent: Element): () => void {
  const observer = new MutationObserver(() => {
    const waiting = parent.querySelectorAll<HTMLElement>(':scope > [data-waiting]');
    for (const page of waiting) page.style.removeProperty('display');
  });
  observer.observe(parent, { childList: true });
  return () => observer.disconnect();
}
