/** Attribute of a prerendered page behind the one in view; theme/base.css hides it. */
export const PRERENDERED = { 'data-waiting': '' } as const;

/**
 * Lets the browser lay out prerendered pages and fetch their first pictures. React hides them by `display: none`, which
 * would delay both until they are shown; this removes it, and the style sheet hides them in another way.
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
