import { pointerTo } from '../../json/locate';
import { suggestAddress } from '../../model/addresses/route';
import { aliasesIn } from '../targets/aliases-in';
import { goneRoutes, isRoute, movedFolders, movesOf } from '../targets/moved-pages';
import { ledgerRule } from '../rule';
import type { IssueDetails } from '../../model/issues/issue-details';
import { didYouMean, numberArg, textArg, quote, writeInstead } from '../../messages/words';

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
    const [gone, moves, folders] = [
      new Set(goneRoutes(siteIndex)),
      movesOf(siteIndex),
      movedFolders(siteIndex),
    ];
    for (const [index, entry] of ledger.value.entries()) {
      if (!gone.has(entry)) continue;
      const folder = folders.get(entry);
      // Of the pages of a folder that has moved the first stands for all.
      if (folder && folder.pages[0] !== entry) continue;
      const moved = folder
        ? { folder: folder.from, to: folder.to, count: folder.pages.length }
        : moves.get(entry);
      yield { pointer: pointerTo('', index), args: { route: entry, ...moved } };
    }
  },
  words: (issue) => {
    if (textArg(issue, 'folder') !== '') return folderWords(issue);
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

function folderWords(issue: IssueDetails) {
  const [folder, to] = [textArg(issue, 'folder'), textArg(issue, 'to')];
  const count = numberArg(issue, 'count');
  return {
    what: `${count} pages that were published in the folder ${folder} stand in ${to} now.`,
    why: 'Links of this site, and those on other sites, bookmarks and search results, still lead to their old addresses.',
    fix: `Rename the folder back to ${folder.slice(1)}. If it is to move, run npm run rename:page -- ${folder} ${to} then: it moves all pages of the folder, with every link to them, and sends visitors of the old addresses on.`,
    inStudio:
      'Tell whoever renamed the folder: its old name is to come back, or its pages are to move with their links.',
  };
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
