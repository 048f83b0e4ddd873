import { isAddress } from '../../documents/site/aliases';
import { pointerTo } from '../../json/locate';
import { absentPages } from '../../documents/site/absent-pages';
import type { SiteIndex } from '../../documents/site/site-index';
import { memoizePerSite } from '../../documents/site/memoize-per-site';
import { folderOf, HOME, nameOf, suggestAddress } from '../../model/addresses/route';
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
    const gone = ledger.value.flatMap((entry, index) =>
      isRoute(entry) && isGone(entry, siteIndex) ? [{ entry, index }] : [],
    );
    const moves = movesOf(
      gone.map(({ entry }) => entry),
      siteIndex,
    );
    for (const { entry, index } of gone)
      yield { pointer: pointerTo('', index), args: { route: entry, ...moves.get(entry) } };
  },
  words: (issue) => {
    const [route, moved] = [textArg(issue, 'route'), textArg(issue, 'moved')];
    return {
      what: `The page ${route} was published, and now nothing stands at its address.`,
      why: 'Links on other sites, bookmarks and search results still lead there.',
      fix:
        moved === ''
          ? `Add ${quote(route)} to "aliases" of the page that replaces it; npm run rename:page and npm run delete:page do so by themselves. If it was never meant to be public, delete it from this list.`
          : `If ${textArg(issue, 'file')} is its file under another name, write "aliases": [${quote(route)}] there; then npm run validate -- --fix corrects every link to it. Else add it to "aliases" of the page that replaces it, or bring the file back.`,
      inStudio: `Open the page that replaces it${moved === '' ? '' : `, which is perhaps ${moved}`}, and add ${route} under “Other addresses” in “Title, description and dates”.`,
    };
  },
});

/** Whether nothing stands at a published address. That there is no home page is said elsewhere. */
const isGone = (route: string, siteIndex: SiteIndex) =>
  route !== HOME && !siteIndex.routes.has(route) && !claimedAliases(siteIndex).has(route);

/**
 * Where pages are that somebody has probably given another name: by the address that is gone, the only new page of the same name in
 * another folder, or the only new one of the folder where it is the only one gone.
 */
function movesOf(
  gone: readonly string[],
  siteIndex: SiteIndex,
): Map<string, { moved: string; file: string }> {
  const moves = new Map<string, { moved: string; file: string }>();
  if (gone.length === 0) return moves;
  const fresh = [...siteIndex.routes.keys()].filter(
    (route) => !siteIndex.published.has(route) && !absentPages(siteIndex).has(route),
  );
  const [freshByName, freshByFolder] = [groupBy(fresh, nameOf), groupBy(fresh, folderOf)];
  const goneByFolder = groupBy(gone, folderOf);
  for (const route of gone) {
    const folder = folderOf(route);
    const beside = goneByFolder.get(folder)?.length === 1 ? freshByFolder.get(folder) : undefined;
    const [moved, ...others] = freshByName.get(nameOf(route)) ?? beside ?? [];
    const page = moved === undefined ? undefined : siteIndex.routes.get(moved);
    if (moved !== undefined && page && others.length === 0)
      moves.set(route, { moved, file: page.source.file });
  }
  return moves;
}

function groupBy(routes: readonly string[], keyOf: (route: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const route of routes) {
    const group = groups.get(keyOf(route));
    if (group) group.push(route);
    else groups.set(keyOf(route), [route]);
  }
  return groups;
}

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
