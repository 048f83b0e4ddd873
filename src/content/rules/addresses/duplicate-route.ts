import type { DocumentRule } from '../rule';

/** `about.json` and `about/index.json` would both be `/about`. The second of the two gets the issue. */
export const duplicateRoute: DocumentRule = function* (document, { routes }) {
  const { route } = document;
  if (document.isSite || route === undefined || !document.hasValidPath) return;
  const first = routes.get(route);
  if (!first || first === document) return;
  yield {
    code: 'duplicate-route',
    pointer: '',
    highlight: 'file',
    args: { route, other: first.source.file },
  };
};
