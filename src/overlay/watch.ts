import { showIssues } from './panel';
import { LIVE_EVENTS, type LiveView } from './protocol';

type Update = Required<Pick<LiveView, 'page' | 'site'>>;

/**
 * Follows the documents behind a route while they are edited, and shows their issues over the page.
 *
 * @param apply is called with what to show whenever that has changed
 * @returns stops following
 */
export function watch(route: string, apply: (update: Update) => void): () => void {
  // Spelt out, because Vite provides it only where it finds these very words.
  const hot = import.meta.hot;
  if (!hot) return () => {};
  let shown = '';

  const ask = () => hot.send(LIVE_EVENTS.watch, { route });
  const show = (view: LiveView) => {
    if (view.route !== route) return;
    showIssues(view.issues);
    const { page, site } = view;
    const next = JSON.stringify({ page, site });
    if (!site || next === shown) return;
    shown = next;
    apply({ page, site });
  };
  hot.on(LIVE_EVENTS.view, show);
  hot.on(LIVE_EVENTS.changed, ask);
  ask();
  return () => {
    hot.off(LIVE_EVENTS.view, show);
    hot.off(LIVE_EVENTS.changed, ask);
  };
}
