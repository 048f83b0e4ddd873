import { useEffect } from 'react';
import { pageLinkAt } from '../ui/page-links';
import { routeOfPathname } from './addresses';
import { fetchAhead } from './load-page';

/** So many links in view are fetched for at most; a page of links would fetch half the site. */
const MOST = 6;

/** Signs that a visitor is about to follow a link: a tenth of a second and more before the click. */
const INTENT = ['pointerover', 'focusin', 'touchstart', 'pointerdown'] as const;

/**
 * Fetches pages ahead: the one whose link the visitor points to, focuses or touches, and where the connection is known
 * to be fast, those whose links come into view in the main content. None where the visitor saves data.
 *
 * @param route of the page in view
 */
export function usePrefetch(route: string) {
  useEffect(() => {
    if (connection().saveData) return;
    const stop = new AbortController();
    const fetchFor = (target: EventTarget | null, isLikely: boolean) => {
      const next = routeAt(target);
      if (next !== undefined && next !== route) fetchAhead(next, isLikely);
    };
    for (const sign of INTENT) {
      document.addEventListener(sign, ({ target }) => fetchFor(target, true), { signal: stop.signal });
    }
    // What the visitor already points to when this begins.
    for (const link of document.querySelectorAll('a:hover')) fetchFor(link, true);
    if (connection().effectiveType === '4g') {
      stop.signal.addEventListener(
        'abort',
        watchLinks((link) => fetchFor(link, false)),
      );
    }
    return () => stop.abort();
  }, [route]);
}

function watchLinks(onSeen: (link: Element) => void): () => void {
  let left = MOST;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      if (left-- > 0) onSeen(target);
    }
  });
  for (const link of document.querySelectorAll('main a[href]')) observer.observe(link);
  return () => observer.disconnect();
}

function routeAt(target: EventTarget | null): string | undefined {
  const href = pageLinkAt(target);
  return href && !href.startsWith('#') ? routeOfPathname(new URL(href, location.href).pathname) : undefined;
}

/** Network Information API, which not every browser has: without it nothing is known. */
function connection(): { saveData?: boolean; effectiveType?: string } {
  return 'connection' in navigator && navigator.connection instanceof Object ? navigator.connection : {};
}
