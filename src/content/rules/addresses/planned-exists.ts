import type { DocumentRule } from '../rule';

/** A page that exists is no longer planned. */
export const plannedExists: DocumentRule = function* (document, { routes }) {
  if (!document.isSite) return;
  for (const { pointer, value } of document.entries.named('plannedRoutes')) {
    if (!/^\/plannedRoutes\/\d+$/.test(pointer) || typeof value !== 'string') continue;
    const page = routes.get(value);
    if (!page) continue;
    const args = { route: value, page: page.source.file };
    yield { code: 'planned-exists', severity: 'warning', pointer, args };
  }
};
