import { isAddress } from '../../documents/site/aliases';
import { memoizePerSite } from '../../documents/site/memoize-per-site';
import { aliasesIn } from './aliases-in';

/** By address: the route of the one page that has it as an alias. What two pages claim, or a page stands at, is left out. */
export const renamedRoutes = memoizePerSite((siteIndex): ReadonlyMap<string, string> => {
  const renamed = new Map<string, string>();
  const claimedTwice = new Set<string>();
  for (const document of siteIndex.documents) {
    if (document.isSite || document.route === undefined) continue;
    for (const { value } of aliasesIn(document)) {
      if (!isAddress(value) || siteIndex.routes.has(value)) continue;
      if ((renamed.get(value) ?? document.route) !== document.route) claimedTwice.add(value);
      renamed.set(value, document.route);
    }
  }
  for (const alias of claimedTwice) renamed.delete(alias);
  return renamed;
});
