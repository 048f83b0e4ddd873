import { memoizePerSite } from '../../documents/memoize-per-site';
import { HOME, NOT_FOUND } from '../../model/route';
import { targetsOf } from './links';
import type { DocumentRule } from '../rule';

/** A page that no link leads to is found by nobody. */
export const orphanPage: DocumentRule = function* (document, siteIndex) {
  const { route, isSite } = document;
  if (isSite || route === undefined || route === HOME || route === NOT_FOUND) return;
  if (hasUnread(siteIndex) || !siteIndex.site) return;
  const from = linkedFrom(siteIndex).get(route);
  if (from && (from.size > 1 || !from.has(route))) return;
  yield { code: 'orphan-page', severity: 'warning', pointer: '', highlight: 'file', args: { route } };
};

/** A broken document may hold the very link. */
const hasUnread = memoizePerSite(({ documents }) => documents.some(({ isJson: isRead }) => !isRead));

/** By page: the pages and documents that link to it. */
const linkedFrom = memoizePerSite((siteIndex) => {
  const linked = new Map<string, Set<string>>();
  for (const document of siteIndex.documents) {
    for (const { route } of targetsOf(document, siteIndex)) {
      if (route === undefined) continue;
      const from = linked.get(route) ?? new Set();
      linked.set(route, from.add(document.route ?? document.source.path));
    }
  }
  return linked;
});
