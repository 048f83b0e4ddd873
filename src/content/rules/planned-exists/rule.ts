import type { DocumentRule } from '../rule';

/** A page that exists is no longer planned. */
export const plannedExists: DocumentRule = function* ({ isSite, entries }, { routes }) {
  if (!isSite) return;
  for (const { pointer, value } of entries.named('plannedRoutes')) {
    if (!/^\/plannedRoutes\/\d+$/.test(pointer) || typeof value !== 'string') continue;
    const page = routes.get(value);
    if (!page) continue;
    const args = { route: value, page: page.source.file };
    yield { code: 'planned-exists', severity: 'warning', pointer, args };
  }
};
