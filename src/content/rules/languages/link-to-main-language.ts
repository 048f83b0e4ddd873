import type { SiteIndex } from '../../documents/site/site-index';
import { folderAt, routeIn } from '../../model/languages/languages';
import { quote, textArg } from '../../messages/words';
import { documentRule } from '../rule';
import { hrefsOf, internalLinks, targetsOf } from '../targets/links';
import { languageFolder } from './language-of';

/** Who reads a page in one language goes on in it, where there is a page to go to. */
export const linkToMainLanguage = documentRule({
  code: 'link-to-main-language',
  severity: 'warning',
  meaning: 'A link on a page in a further language leads to a page in the main language that is translated.',
  choice: true,
  facts: [hrefsOf],
  *check(document, siteIndex) {
    const folder = languageFolder(document, siteIndex);
    if (folder === '') return;
    const translated = (route: string | undefined) => translationOf(route, folder, siteIndex);
    if (!targetsOf(document, siteIndex).some(({ route }) => translated(route) !== undefined)) return;
    for (const { pointer, span, href, address, route = '' } of internalLinks(document, siteIndex)) {
      const there = translated(route);
      if (there === undefined) continue;
      const suggestion = there + address.slice(route.length);
      yield { pointer, span: span?.(), args: { href, suggestion } };
    }
  },
  words: (issue) => ({
    what: `The link ${quote(textArg(issue, 'href'))} leads to the page in the main language, and there is a translation.`,
    why: 'Visitors would leave the language that they read.',
    fix: `Write ${quote(textArg(issue, 'suggestion'))} instead.`,
  }),
});

function translationOf(
  route: string | undefined,
  folder: string,
  { languages, routes }: SiteIndex,
): string | undefined {
  if (route === undefined || !routes.has(route) || folderAt(route, [...languages.keys()]) !== '')
    return undefined;
  const there = routeIn(folder, route);
  return routes.has(there) ? there : undefined;
}
