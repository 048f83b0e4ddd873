import { useCallback, useContext, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import {
  type Location,
  NavigationType,
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
  useNavigationType,
} from 'react-router-dom';
import { routeOfPathname } from '../../content/model/addresses/addresses';
import {
  scrollToAnchor,
  restoreScroll,
  scrollToTop,
  scrollBackToTop,
  SMOOTH_SCROLL_DELAY,
} from './scroll-and-focus';
import type { LoadedPage } from '../page/loaded-page';
import type { PageView } from '../page/page-view';
import { loadPage } from './load-page';
import { loadFullPage, reloadFullPage, stopFullPageLoad } from './full-page-load';
import { noteCameFrom } from '../../ui/behaviours/came-from';
import { useScrollMemory } from './use-scroll-memory';
import { changePage } from './view-transition';

interface Shown {
  page: LoadedPage;
  /** What to do once this page is on the screen: scroll and move focus. */
  arrive?: () => void;
  /** What screen readers announce; empty until the visitor goes to another page. */
  announcement: string;
}

/**
 * Changes pages in place. The old page stays until the next one is there; then page and address
 * change together. When something fails, the browser loads the full page. Back and forward change the address
 * first: a running attempt is aborted, and the page follows.
 *
 * @returns the page in view, what is announced, and how to navigate
 */
export function usePageNavigation(view: PageView) {
  const location = useLocation();
  const cause = useNavigationType();
  // Not useNavigate, which also brings relative addresses and routes: a kilobyte for every visitor.
  const { navigator } = useContext(NavigationContext);
  const [shown, setShown] = useState<Shown>(() => ({ page: view.inView(), announcement: '' }));
  const { build, breadcrumbs } = shown.page.data;
  const name = breadcrumbs.at(-1)?.label;

  /** The history entry of the page on the screen; back and forward change `location` earlier. */
  const entry = useRef(location);
  const memory = useScrollMemory(useCallback(() => keyOf(entry.current), []));
  const { begin, later } = useAttempts();
  const isAnimated = useBrowserAnimation();

  const leaveFor = useCallback(
    (page: LoadedPage | undefined, arrive: () => void) => {
      memory.keep(keyOf(entry.current), window.scrollY);
      if (page) view.show(page);
      setShown((old) => (page ? { page, arrive, announcement: page.data.title } : { ...old, arrive }));
    },
    [memory, view],
  );

  const navigateTo = useCallback(
    async (href: string) => {
      const url = new URL(href, window.location.href);
      const id = url.hash.slice(1);
      const attempt = begin();
      const isHere = url.pathname === entry.current.pathname && url.pathname === window.location.pathname;
      if (id && !isHere && name) noteCameFrom(name);
      const page = isHere ? undefined : await loadOr(() => loadFullPage(url), url.pathname, build, attempt);
      if (attempt.aborted || (!isHere && !page)) return;

      changePage(isHere, attempt, () => {
        leaveFor(page, () => {
          if (isHere) return id ? scrollToAnchor(id) : scrollBackToTop();
          scrollToTop();
          if (id) later(() => scrollToAnchor(id), SMOOTH_SCROLL_DELAY);
        });
        const isSame = url.href === window.location.href;
        navigator[isSame ? 'replace' : 'push'](url.pathname + url.search + url.hash);
      });
    },
    [begin, build, later, leaveFor, name, navigator],
  );

  const goBackOrForward = useEffectEvent(async () => {
    const attempt = begin();
    if (keyOf(location) === keyOf(entry.current)) return;
    const position = memory.positionOf(keyOf(location));
    const isHere = location.pathname === entry.current.pathname;
    const page = isHere ? undefined : await loadOr(reloadFullPage, location.pathname, build, attempt);
    if (attempt.aborted || (!isHere && !page)) return;
    changePage(isHere || isAnimated.current, attempt, () => {
      leaveFor(page, () => {
        if (!isHere || position !== undefined) restoreScroll(position ?? 0);
      });
    });
  });

  useEffect(() => {
    if (cause === NavigationType.Pop && location) goBackOrForward();
  }, [cause, location]);

  const settle = useEffectEvent(() => {
    // Page and address change in one task (changePage).
    entry.current = location;
  });
  useLayoutEffect(() => {
    if (!shown.arrive) return;
    settle();
    shown.arrive();
  }, [shown.arrive]);

  return { inView: shown.page, announcement: shown.announcement, navigateTo };
}

/** Whether the browser itself has animated the latest step back or forward, as phones do after a swipe. */
function useBrowserAnimation() {
  const isAnimated = useRef(false);
  useEffect(() => {
    const note = (event: PopStateEvent) => {
      isAnimated.current = event.hasUAVisualTransition;
    };
    // Before the router hears of it.
    window.addEventListener('popstate', note, true);
    return () => window.removeEventListener('popstate', note, true);
  }, []);
  return isAnimated;
}

/** One attempt at a time: a new one aborts the last one's request and timer. */
function useAttempts() {
  const controller = useRef<AbortController>(undefined);
  const timer = useRef<number>(undefined);
  const begin = useCallback(() => {
    controller.current?.abort();
    window.clearTimeout(timer.current);
    stopFullPageLoad();
    controller.current = new AbortController();
    return controller.current.signal;
  }, []);
  const later = useCallback((action: () => void, delay: number) => {
    timer.current = window.setTimeout(action, delay);
  }, []);
  return { begin, later };
}

/** The page; where it cannot be fetched and the attempt still counts, calls `fallBack`. */
async function loadOr(
  fallBack: () => void,
  pathname: string,
  build: string | undefined,
  attempt: AbortSignal,
) {
  try {
    return await loadPage(routeOfPathname(pathname), build, attempt);
  } catch {
    if (!attempt.aborted) fallBack();
    return undefined;
  }
}

/** The first entry of every document has the same key, hence the path. */
const keyOf = (entry: Location) => `${entry.key} ${entry.pathname}`;
