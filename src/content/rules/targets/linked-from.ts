import { memoizePerSite } from '../../documents/site/memoize-per-site';
import { targetsOf } from './links';

/** By page: the pages and documents that link to it. */
export const linkedFrom = memoizePerSite((siteIndex) => {
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
