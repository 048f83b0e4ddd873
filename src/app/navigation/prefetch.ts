import { useEffect } from 'react';
import { pageLinkAt } from '../../ui/behaviours/page-links';
import { routeOfPathname } from '../../content/model/addresses/addresses';
import type { LoadedPage } from '../page/loaded-page';
import { prefetchHtml, prefetchPage } from './load-page';

/** How many links in view are prefetched; a page of links would fetch half the site. A page is some 25 KB. */
const MAX_LINKS_IN_VIEW = 3;

/** Signs that a visitor is about to follow a link: a tenth of a second and more before the click. */
const INTENT_EVENTS = ['pointerover', 'focusin', 'touchstart', 'pointerdown'] as const;

/**
 * Prefetches pages: the one whose link the visitor points to, focuses or touches, and where the connection is known
 * to be fast, those whose links come into view in the main content. Does nothing with Save-Data.
 *
 * @param page the one in view
 * @param prepare called with a fetched page while the visitor still points to its link
 */
export function usePrefetch({ data: { route, build } }: LoadedPage, prepare: (page: LoadedPage) => void) {
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
    if (connection?.saveData) return;
    const stop = new AbortController();
    const { signal } = stop;
    const otherAt = (target: EventTarget | null) => {
      const next = routeAt(target);
      return next === route ? undefined : next;
    };
    const follow = async ({ target }: { target: EventTarget | null }) => {
      const next = otherAt(target);
      if (next === undefined) return;
      // A failure does not matter here: following the link fetches again.
      const page = await prefetchPage(next, build).catch(() => undefined);
      if (page && !signal.aborted && isPointedAt(target)) prepare(page);
    };
    for (const sign of INTENT_EVENTS) document.addEventListener(sign, follow, { signal });
    // Links that the visitor points to already.
    for (const target of document.querySelectorAll('a:hover')) follow({ target });
    if (connection?.effectiveType === '4g') {
      const stopWatching = watchLinks((link) => {
        const next = otherAt(link);
        if (next !== undefined) prefetchHtml(next).catch(() => {});
      });
      signal.addEventListener('abort', stopWatching);
    }
    return () => stop.abort();
  }, [route, build, prepare]);
}

const isPointedAt = (target: EventTarget | null) =>
  target instanceof Element && !!target.closest('a')?.matches(':hover, :focus, :active');

function watchLinks(onSeen: (link: Element) => void): () => void {
  let left = MAX_LINKS_IN_VIEW;
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
