import { isAbsent, publicationOf } from '../../documents/site/absent-pages';
import { memoizePerSite } from '../../documents/site/memoize-per-site';
import type { OpenDocument } from '../../documents/document/open-document';
import type { SiteIndex } from '../../documents/site/site-index';
import { routeInMain } from '../../model/languages/languages';
import { languageFolder } from '../languages/language-of';
import { HOME, NOT_FOUND } from '../../model/addresses/route';
import { copiesIn } from '../copies/copies';
import { linkedFrom } from '../targets/linked-from';
import { hrefsOf } from '../targets/links';
import { intoMovedFolders } from '../targets/moved-pages';
import { documentRule } from '../rule';
import { textArg, quote } from '../../messages/words';

/** A page that no link leads to is found by nobody. */
export const orphanPage = documentRule({
  code: 'orphan-page',
  severity: 'warning',
  meaning: 'No link leads to a page.',
  choice: true,
  isImprovement: true,
  factsOfOthers: [hrefsOf, publicationOf],
  documents: ['page'],
  *check(document, siteIndex) {
    const { route } = document;
    if (route === undefined || route === HOME || route === NOT_FOUND) return;
    if (isTranslation(document, siteIndex) || isAbsent(document, siteIndex)) return;
    if (hasUnread(siteIndex) || !siteIndex.site || copiesIn(siteIndex).has(document)) return;
    // Links lead to where it was.
    if (intoMovedFolders(siteIndex).has(route)) return;
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

/** The choice of the language leads to a translation from its page, and to the home page of a language from all of them. */
function isTranslation(document: OpenDocument, siteIndex: SiteIndex): boolean {
  const folder = languageFolder(document, siteIndex);
  return folder !== '' && siteIndex.routes.has(routeInMain(document.route ?? '', folder));
}
