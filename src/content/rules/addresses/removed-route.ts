import { isAddress } from '../../documents/aliases';
import type { Finding } from '../../model/finding';
import { pointerTo } from '../../json/locate';
import { memoizePerSite } from '../../documents/memoize-per-site';
import { HOME } from '../../model/route';
import { aliasesIn } from './aliases-in';
import type { DocumentRule } from '../rule';

/** What was published once stays reachable (W3C, "Cool URIs don't change"): as a page or as a page's alias. */
export const removedRoute: DocumentRule = function* (ledger, siteIndex): Generator<Finding> {
  if (ledger.findings.length > 0) return;
  if (!Array.isArray(ledger.value)) {
    yield { code: 'bad-ledger', pointer: '', highlight: 'file' };
    return;
  }
  // A broken document may hold the very alias.
  const isKnown = siteIndex.documents.every(({ isJson: isRead }) => isRead);
  for (const [index, entry] of ledger.value.entries()) {
    const pointer = pointerTo('', index);
    if (!isRoute(entry)) yield { code: 'bad-ledger', pointer, args: { entry: JSON.stringify(entry) } };
    else if (isKnown && !siteIndex.routes.has(entry) && !claimedAliases(siteIndex).has(entry))
      yield { code: 'removed-route', pointer, args: { route: entry } };
  }
};

/** Whether a page could stand at what the ledger has as an entry. */
export const isRoute = (entry: unknown): entry is string =>
  typeof entry === 'string' && (entry === HOME || isAddress(entry));

const claimedAliases = memoizePerSite(({ documents }) => {
  const pages = documents.filter(({ isSite }) => !isSite);
  return new Set(pages.flatMap((page) => aliasesIn(page).map(({ value }) => value)));
});
