/**
 * The page of this site that a link leads to without a full page load.
 *
 * @param target anything inside the link
 * @returns its address as it is written; undefined outside a link, and for one that the browser has to follow: a
 * file, another site, another tab, a download
 */
export function pageLinkAt(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const href = link?.getAttribute('href');
  if (!link || !href || link.target || link.hasAttribute('download')) return undefined;
  return isPageAddress(href) ? href : undefined;
}

/**
 * Follows links of the document without a full page load, including those in static HTML.
 *
 * @param navigateTo called for a plain click on a link to a page of this site
 * @returns stops it
 */
export function followLinks(navigateTo: (href: string) => void): () => void {
  let hasFollowed = false;
  const follow = (event: MouseEvent) => {
    const href = pageLinkAt(event.target);
    // The second half of a double click: the page that the first half has led to may have another link at that place.
    const isAgain = hasFollowed && event.detail > 1;
    hasFollowed = isAgain;
    if (href === undefined || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    hasFollowed = true;
    if (!isAgain) navigateTo(href);
  };
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}

/** A page or a place on one; `/media/plan.pdf` is a file, `//elsewhere.example` another site. */
function isPageAddress(href: string): boolean {
  if (href.startsWith('#')) return true;
  return /^\/(?!\/)/.test(href) && !/\.[a-z0-9]+(?:[?#]|$)/i.test(href);
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
