import { showMark } from './mark';
import { showIssues } from './panel';
import { DEV_EVENTS, type DevView } from '../../content/model/protocols/dev-protocol';

type Update = Required<Pick<DevView, 'page' | 'site'>>;

/**
 * Follows the documents behind a route while they are edited, and shows their issues over the page.
 *
 * @param apply is called with what to show whenever that has changed
 * @returns stops following
 */
export function watch(route: string, apply: (update: Update) => void): () => void {
  // Written out, because Vite replaces exactly this expression.
  const hot = import.meta.hot;
  if (!hot) return () => {};
  let shown: Update | undefined;

  const show = (view: DevView) => {
    if (view.route !== route) return;
    showIssues(view.issues);
    showMark(view.leftOut);
    const { page, site } = view;
    if (!site) return;
    // Unchanged parts stay the same object, so that React does not render them again.
    const next = { page: kept(shown?.page, page), site: kept(shown?.site, site) };
    if (next.page === shown?.page && next.site === shown?.site) return;
    shown = next;
    apply(next);
  };
  hot.on(DEV_EVENTS.view, show);
  hot.send(DEV_EVENTS.watch, { route });
  return () => {
    hot.off(DEV_EVENTS.view, show);
  };
}

const kept = <T>(old: T | undefined, next: T): T =>
  old !== undefined && JSON.stringify(old) === JSON.stringify(next) ? old : next;
