import { memoizePerSite } from '../../documents/memoize-per-site';
import { HOME, NOT_FOUND } from '../../model/route';
import { targetsOf, hrefsOf } from './links';
import { documentRule } from '../rule';
import { textArg, quote } from '../../messages/words';

/** A page that no link leads to is found by nobody. */
export const orphanPage = documentRule({
  code: 'orphan-page',
  severity: 'warning',
  meaning: 'No link leads to a page.',
  choice: true,
  isImprovement: true,
  factsOfOthers: [hrefsOf],
  *check(document, siteIndex) {
    const { route, isSite } = document;
    if (isSite || route === undefined || route === HOME || route === NOT_FOUND) return;
    if (hasUnread(siteIndex) || !siteIndex.site) return;
    const from = linkedFrom(siteIndex).get(route);
    if (from && (from.size > 1 || !from.has(route))) return;
    yield { pointer: '', highlight: 'file', args: { route } };
  },
  words: (issue) => ({
    what: `No link leads to the page ${textArg(issue, 'route')}.`,
    why: 'Visitors and search engines find a page through links.',
    fix: `Add an entry with "href": ${quote(textArg(issue, 'route'))} to "navigation" in _site.json, or link to it from a page that belongs to it.`,
  }),
});

/** A broken document may hold the very link. */
const hasUnread = memoizePerSite(({ documents }) => documents.some(({ isJson }) => !isJson));

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
