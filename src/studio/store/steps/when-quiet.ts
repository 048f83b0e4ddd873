import { isEqual } from '../../../content/util/is-equal';
import { keepWork, renewPages, type StudioContext } from '../context';
import { oneAtATime } from '../../../content/util/one-at-a-time';

/** Milliseconds from a change until the draft is kept in the browser; and without one until the whole site is checked. */
const QUIET_MS = 400;

/** What is done when nobody types. The draft is kept while somebody does, too: a tab that is closed loses little. */
export interface WhenQuiet {
  /** Something has changed: what is to be done waits once more. */
  wait(): void;
  /** By now the server knows how many mistakes each page has. */
  hasNewCounts(): void;
}

/** Starts with nothing to do. */
export function whenQuiet(context: StudioContext): WhenQuiet {
  const { store, server } = context;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let willKeep = false;
  let areCountsNew = false;

  /** A large site is checked for seconds at first. */
  const checkSite = oneAtATime(async () => {
    try {
      const siteIssues = await server.call('issues', context.draft());
      const { siteIssues: last, firstIssues = siteIssues.issues } = store.get();
      if (!isEqual(siteIssues, last) || firstIssues !== store.get().firstIssues)
        store.set({ siteIssues, firstIssues });
    } catch {
      // The next draft tells that the server does not answer.
    }
  });

  function keep(): void {
    willKeep = false;
    void keepWork(context);
  }

  function wait(): void {
    if (!willKeep) setTimeout(keep, QUIET_MS);
    willKeep = true;
    clearTimeout(timer);
    timer = setTimeout(() => {
      void checkSite();
      // The list of ten thousand pages takes both sides a tenth of a second.
      if (areCountsNew) void renewPages(context);
      areCountsNew = false;
    }, QUIET_MS);
  }

  return {
    wait,
    hasNewCounts() {
      areCountsNew = true;
      wait();
    },
  };
}
