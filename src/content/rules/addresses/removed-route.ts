import { isAddress } from '../../documents/site/aliases';
import { pointerTo } from '../../json/locate';
import { memoizePerSite } from '../../documents/site/memoize-per-site';
import { HOME, suggestAddress } from '../../model/addresses/route';
import { aliasesIn } from '../targets/aliases-in';
import { ledgerRule } from '../rule';
import { didYouMean, textArg, quote, writeInstead } from '../../messages/words';

/** What was published once stays reachable (W3C, "Cool URIs don't change"): as a page or as a page's alias. */
export const removedRoute = ledgerRule({
  code: 'removed-route',
  meaning: 'A page that was published is gone, and nothing leads on from its address.',
  choice: 'A page that was published is gone, and no page has its address as an alias.',
  factsOfOthers: [aliasesIn],
  *check(ledger, siteIndex) {
    if (ledger.findings.length > 0 || !Array.isArray(ledger.value)) return;
    // A broken document may hold the very alias.
    if (siteIndex.documents.some(({ isJson }) => !isJson)) return;
    for (const [index, entry] of ledger.value.entries()) {
      // That there is no home page is said once.
      if (
        !isRoute(entry) ||
        entry === HOME ||
        siteIndex.routes.has(entry) ||
        claimedAliases(siteIndex).has(entry)
      )
        continue;
      yield { pointer: pointerTo('', index), args: { route: entry } };
    }
  },
  words: (issue) => ({
    what: `The page ${textArg(issue, 'route')} was published, and now nothing stands at its address.`,
    why: 'Links on other sites, bookmarks and search results still lead there.',
    fix:
      `Add ${quote(textArg(issue, 'route'))} to "aliases" of the page that replaces it; npm run rename:page and ` +
      'npm run delete:page do so by themselves. If it was never meant to be public, delete it from this list.',
    inStudio: `Open the page that replaces it, and add ${textArg(issue, 'route')} under “Other addresses” in “Title, description and dates”.`,
  }),
});

/** The list of published addresses is one, and has nothing else in it. */
export const badLedger = ledgerRule({
  code: 'bad-ledger',
  meaning: 'The list of published addresses is not a list of addresses.',
  *check(ledger) {
    if (ledger.findings.length > 0) return;
    if (!Array.isArray(ledger.value)) {
      yield { pointer: '', highlight: 'file' };
      return;
    }
    for (const [index, entry] of ledger.value.entries())
      if (!isRoute(entry))
        yield {
          pointer: pointerTo('', index),
          args: {
            entry: JSON.stringify(entry),
            suggestion: typeof entry === 'string' ? suggestAddress(entry) : '',
          },
        };
  },
  words: (issue) => {
    const entry = textArg(issue, 'entry');
    return {
      what:
        entry === ''
          ? 'This file is not a list of addresses.'
          : `${entry} is not the address of a page.${didYouMean(issue)}`,
      why: 'It lists every address that was published, so that none goes missing unnoticed.',
      fix:
        entry === ''
          ? 'Take the last version of the file that was right, or delete it and run npm run publish:routes.'
          : writeInstead(
              issue,
              'Write it as pages are addressed, for example "/products/bread", or delete it.',
            ),
      ...(entry === '' && { inStudio: 'Tell whoever publishes the site: this file is not changed here.' }),
    };
  },
});

/** Whether a page could stand at what the ledger has as an entry. */
export const isRoute = (entry: unknown): entry is string =>
  typeof entry === 'string' && (entry === HOME || isAddress(entry));

const claimedAliases = memoizePerSite(({ documents }) => {
  const pages = documents.filter(({ isSite }) => !isSite);
  return new Set(pages.flatMap((page) => aliasesIn(page).map(({ value }) => value)));
});
