import type { RuleFinding } from '../../model/issues/finding';
import type { SiteIndex } from '../../documents/site/site-index';
import { folderAt, routeInMain } from '../../model/languages/languages';
import { HOME, NOT_FOUND } from '../../model/addresses/route';
import { suggest } from '../../util/suggest';
import { renamedRoutes } from '../addresses/renamed';
import { internalLinks, targetsOf, hrefsOf } from '../targets/links';
import { documentRule } from '../rule';
import { textArg, numberArg, quote, didYouMean, writeInstead } from '../../messages/words';
import { aliasesIn } from '../addresses/aliases-in';
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
    for (const { pointer, span, href, address, route } of internalLinks(document, siteIndex)) {
      if (route === undefined || isThere(route)) continue;
      // That there is no home page, in some language, is said once, not at every link to it.
      if (route === HOME || plannedRoutes.has(route) || isLanguageHome(route, siteIndex)) continue;
      const renamed = renamedRoutes(siteIndex).get(route);
      if (renamed !== undefined) {
        const suggestion = address.replace(route, () => renamed);
        yield { pointer, span: span?.(), args: { href, route, suggestion, renamed: 1 } };
        continue;
      }
      // A page that is gone was not misspelt: to send its visitors to one with a similar name would be wrong.
      if (siteIndex.published.has(route)) {
        yield { pointer, span: span?.(), args: { href, route, suggestion: '', gone: 1 } };
        continue;
      }
      const original = untranslatedAt(route, siteIndex);
      if (original !== undefined) {
        const suggestion = address.replace(route, () => original);
        yield { pointer, span: span?.(), args: { href, route, suggestion, untranslated: 1 } };
        continue;
      }
      const plain = withoutDots(route);
      if (plain !== route.replace(/(?<!\/)\/+$/, '') && routes.has(plain)) {
        const suggestion = address.replace(route, () => plain);
        yield { pointer, span: span?.(), args: { href, route, suggestion, dots: 1 } };
        continue;
      }
      const known = [...routes.keys(), ...plannedRoutes].filter(
        (name) => name !== NOT_FOUND && name !== HOME,
      );
      const meant = suggestRoute(route.replace(/(?:\.json|\.html)?(?<!\/)\/*$/i, ''), known);
      const suggestion = meant === undefined ? '' : address.replace(route, () => meant);
      yield { pointer, span: span?.(), args: { href, route, suggestion } };
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
    return {
      what: `The link ${quote(textArg(issue, 'href'))} leads to a page that does not exist.${didYouMean(issue)}`,
      why: 'Whoever follows it would only learn that there is nothing.',
      fix: writeInstead(
        issue,
        isAddress(route)
          ? `Correct the address, or add the page. If the page comes later, add ${quote(route)} to "plannedRoutes" in _site.json.`
          : 'Correct the address; no page can have this one.',
      ),
    };
  },
});

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

/** A page of the same folder with a similar name, or of another with the same; or a similar address. */
function suggestRoute(route: string, known: readonly string[]): string | undefined {
  const folder = folderOf(route);
  const beside = known.filter((name) => folderOf(name) === folder);
  const near = suggest(nameOf(route), beside.map(nameOf));
  if (near !== undefined) return beside.find((name) => nameOf(name) === near);
  const elsewhere = known.filter((name) => folderOf(name) !== folder);
  const namesakes = elsewhere.filter((name) => nameOf(name) === nameOf(route));
  return suggest(route, elsewhere) ?? (namesakes.length === 1 ? namesakes[0] : undefined);
}

const folderOf = (route: string) => route.slice(0, route.lastIndexOf('/'));
const nameOf = (route: string) => route.slice(route.lastIndexOf('/') + 1);
