import type { SiteIndex } from '../../documents/site/site-index';
import { routeInMain } from '../../model/languages/languages';
import { HOME } from '../../model/addresses/route';
import { SITE_PATH } from '../../model/source';
import { numberArg, quote, textArg } from '../../messages/words';
import { documentRule } from '../rule';
import { folderMeant } from './astray';
import { languageName } from './language-of';

/** Pages in a folder called like a language, with the addresses of other pages, are their translations. */
export const unnamedLanguage = documentRule({
  code: 'unnamed-language',
  severity: 'warning',
  meaning: 'A folder seems to hold translated pages, and the site document does not name its language.',
  choice: true,
  documents: ['site'],
  *check({ invalidPointers, findings }, siteIndex) {
    if (invalidPointers.has('/languages') || findings.length > 0) return;
    const named = [...siteIndex.languages.keys()];
    const counts = translationsByFolder(siteIndex);
    const paths = new Set(siteIndex.documents.map(({ source }) => source.path));
    for (const folder of topFolders(siteIndex)) {
      // That the name of the folder is misspelt is said of the name.
      if (named.some((name) => name === folder || folderMeant(name, siteIndex) === folder)) continue;
      const hasMenu = paths.has(`${folder}/${SITE_PATH}`);
      const count = counts.get(folder) ?? 0;
      if (!hasMenu && (count === 0 || languageName(folder) === undefined)) continue;
      const tag = languageName(folder) === undefined ? 'fr' : new Intl.Locale(folder).toString();
      yield {
        pointer: siteIndex.languages.size > 0 ? '/languages' : '',
        highlight: siteIndex.languages.size > 0 ? 'key' : 'file',
        args: { folder, tag, count, language: languageName(folder) ?? '' },
      };
    }
  },
  words: (issue) => {
    const folder = textArg(issue, 'folder');
    const language = textArg(issue, 'language');
    const count = numberArg(issue, 'count');
    return {
      what:
        count > 0 && language !== ''
          ? `The folder ${quote(folder)} holds pages with the same names as others, as if they were in ${language}, and "languages" does not name it.`
          : `${folder}/_site.json belongs to a language, and "languages" does not name the folder ${quote(folder)}.`,
      why: 'Its pages are taken for pages in the main language: with its menu and footer, and without a link to the others.',
      fix: `Add it to _site.json: "languages": { ${quote(folder)}: ${quote(textArg(issue, 'tag'))} }, with the right code of the language. If it is no language, rename the folder or its files.`,
    };
  },
});

const topFolders = ({ documents }: SiteIndex) => [
  ...new Set(
    documents.flatMap(({ source }) => (source.path.includes('/') ? (source.path.split('/')[0] ?? []) : [])),
  ),
];

/** How many pages of each top folder have the same path as one outside; the home page alone says nothing. A large site has many folders. */
function translationsByFolder({ routes }: SiteIndex): Map<string, number> {
  const counts = new Map<string, number>();
  for (const route of routes.keys()) {
    const [, folder = ''] = route.split('/');
    const original = routeInMain(route, folder);
    if (folder === '' || original === HOME || !routes.has(original)) continue;
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return counts;
}
