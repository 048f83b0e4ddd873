import { routeOf } from '../../route';
import type { DocumentRule } from '../rule';

/** `about.json` and `about/index.json` would both be `/about`. The second of the two gets the issue. */
export const duplicateRoute: DocumentRule = function* (document, { routes }) {
  if (document.isSite) return;
  const route = routeOf(document.source.path);
  if (route === undefined) return;
  const first = routes.get(route);
  if (!first || first === document) return;
  yield { code: 'duplicate-route', pointer: '', mark: 'file', args: { route, other: first.source.file } };
};
