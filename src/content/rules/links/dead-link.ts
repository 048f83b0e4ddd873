import type { RuleFinding } from '../../model/issues/finding';
import type { IssueArgs } from '../../model/issues/issue-details';
import type { SiteIndex } from '../../documents/site/site-index';
import { folderAt, routeInMain } from '../../model/languages/languages';
import { fileIn } from '../../model/addresses/file-names';
import { HOME, NOT_FOUND } from '../../model/addresses/route';
import { renamedRoutes } from '../targets/renamed';
import { internalLinks, targetsOf, hrefsOf } from '../targets/links';
import { suggestRoute } from '../targets/suggest-route';
import { fileLinkWords } from '../../messages/links/file-link-words';
import { documentRule } from '../rule';
import { textArg, numberArg, quote, didYouMean, writeInstead } from '../../messages/words';
import { aliasesIn } from '../targets/aliases-in';
import { movedFolders } from '../targets/moved-pages';
import { removedRoute } from '../addresses/removed-route';
import { isRecord } from '../../util/is-record';
import { isAddress } from '../../documents/site/aliases';

/** A link leads to a page that exists, or to one that is planned. */
export const deadLink = documentRule({
  code: 'dead-link',
  meaning: 'A link leads to a page that does not exist.',
  choice: true,
  facts: [hrefsOf],
  factsOfOthers: [aliasesIn],
  *check(document, siteIndex): Generator<RuleFinding> {
    const { routes, plannedRoutes } = siteIndex;
    const isThere = (route: string | undefined) =>
      route === undefined || (routes.has(route) && route !== NOT_FOUND);
    if (!plannedRoutes || targetsOf(document, siteIndex).every(({ route }) => isThere(route))) return;
    for (const link of internalLinks(document, siteIndex)) {
      const { pointer, span, href, route } = link;
      if (route === undefined || isThere(route)) continue;
      // That there is no home page, in some language, is said once, not at every link to it.
      if (route === HOME || plannedRoutes.has(route) || isLanguageHome(route, siteIndex)) continue;
      if (isOfMovedFolder(route, siteIndex)) continue;
      yield { pointer, span: span?.(), args: { href, route, ...meantBy(link.address, route, siteIndex) } };
    }
  },
  words: (issue) => {
    const route = textArg(issue, 'route');
    if (route === NOT_FOUND) {
      return {
        what: 'This link leads to the page for unknown addresses.',
        why: 'That page shows by itself when somebody opens an address that does not exist.',
        fix: 'Write the address of a page that visitors should see.',
      };
    }
    if (numberArg(issue, 'gone')) {
      return {
        what: `The link ${quote(textArg(issue, 'href'))} leads to a page that is gone.`,
        why: 'The page was published, and its file has been deleted, moved or renamed.',
        fix: 'Bring the file back; or, if the page is to stay away, delete the link or write the address of the page that replaces it.',
        inStudio: 'Choose the page that replaces it for the link, or delete the link.',
      };
    }
    if (numberArg(issue, 'dots')) {
      return {
        what: `The link ${quote(textArg(issue, 'href'))} is not written as the address of its page.`,
        why: 'A link to a page of this site has the whole address of the page, from its first / on, and no . or .. among its parts.',
        fix: writeInstead(issue, ''),
      };
    }
    if (numberArg(issue, 'untranslated')) {
      return {
        what: `The link ${quote(textArg(issue, 'href'))} leads to a page that is not translated.`,
        why: 'Whoever follows it would only learn that there is nothing.',
        fix: `Write ${quote(textArg(issue, 'suggestion'))}, the page in the main language; or translate it.`,
      };
    }
    const file = textArg(issue, 'file');
    if (file === 'file' || file === 'picture')
      return {
        what: `The link ${quote(textArg(issue, 'href'))} leads to a ${file}.`,
        ...fileLinkWords(file),
      };
    return {
      what: `The link ${quote(textArg(issue, 'href'))} leads to a page that does not exist.${didYouMean(issue)}`,
      why: 'Whoever follows it would only learn that there is nothing.',
      fix: writeInstead(
        issue,
        isAddress(route)
          ? `Correct the address, or add the page. If the page comes later, add ${quote(route)} to "plannedRoutes" in _site.json.`
          : 'Correct the address; no page can have this one.',
      ),
      inStudio: writeInstead(
        issue,
        isAddress(route)
          ? 'Choose another page for the link, or make this one with “New page”.'
          : 'Choose another page for the link; none can have this address.',
      ),
    };
  },
});

/** That a folder has moved with all its pages is said once, where its pages were published, unless the site wants to hear nothing of that. */
function isOfMovedFolder(route: string, siteIndex: SiteIndex): boolean {
  const { choices, documents } = siteIndex;
  const choice = choices[removedRoute.code];
  const isSaid = !(isRecord(choice) && choice.level === 'off') && documents.every(({ isJson }) => isJson);
  return isSaid && movedFolders(siteIndex).has(route);
}

/** What was meant by a link to a page that does not exist, and why it does not. */
function meantBy(address: string, route: string, siteIndex: SiteIndex): IssueArgs {
  const { routes, published } = siteIndex;
  const suggest = (page: string) => ({ suggestion: address.replace(route, () => page) });
  const renamed = renamedRoutes(siteIndex).get(route);
  if (renamed !== undefined) return { ...suggest(renamed), renamed: 1 };
  // A page that is gone was not misspelt: to send its visitors to one with a similar name would be wrong.
  if (published.has(route)) return { suggestion: '', gone: 1 };
  const original = untranslatedAt(route, siteIndex);
  if (original !== undefined) return { ...suggest(original), untranslated: 1 };
  const plain = withoutDots(route);
  if (plain !== route.replace(/(?<!\/)\/+$/, '') && routes.has(plain)) return { ...suggest(plain), dots: 1 };
  const meant = suggestRoute(route, siteIndex);
  return meant === undefined ? { suggestion: '', file: fileIn(route) ?? '' } : suggest(meant);
}

/** The route that a browser makes of one with `.` and `..` in it (RFC 3986 section 5.2.4); empty parts are left out, too. */
function withoutDots(route: string): string {
  const parts: string[] = [];
  for (const part of route.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return `/${parts.join('/')}`;
}

const isLanguageHome = (route: string, { languages }: SiteIndex) => languages.has(route.slice(1));

/** The page in the main language whose translation should be at an address, where there is none. */
function untranslatedAt(route: string, { languages, routes }: SiteIndex): string | undefined {
  const folder = folderAt(route, [...languages.keys()]);
  const original = routeInMain(route, folder);
  return folder !== '' && routes.has(original) && original !== NOT_FOUND ? original : undefined;
}
