import { pointerTo } from '../../json/locate';
import { folderAt, homeIn, routeIn } from '../../model/languages/languages';
import { listArg, numberArg, textArg } from '../../messages/words';
import { documentRule } from '../rule';
import { astrayPages, originalsOf } from './astray';
import { languageName } from './language-of';

/** So many are named. */
const MAX_NAMED = 5;

/** Which pages a language does not have yet: one warning for all of them. */
export const untranslated = documentRule({
  code: 'untranslated',
  severity: 'warning',
  meaning: 'Pages are not translated into a language of the site yet.',
  choice: 'Pages are not translated yet. Switch it off where a language is meant to have some pages only.',
  isImprovement: true,
  documents: ['site'],
  *check(_, siteIndex) {
    const { languages, routes } = siteIndex;
    const originals = originalsOf(siteIndex);
    const meant = [...astrayPages(siteIndex)];
    for (const [folder, tag] of languages) {
      const isAstray = (route: string) =>
        meant.some(([there, { near }]) => near === route && folderAt(there, [folder]) === folder);
      const missing = originals.filter((route) => !routes.has(routeIn(folder, route)) && !isAstray(route));
      if (missing.length === 0 || !routes.has(homeIn(folder))) continue;
      const args = {
        ...{ folder, language: languageName(tag) ?? tag, count: missing.length, total: originals.length },
        routes: missing.slice(0, MAX_NAMED),
      };
      yield { pointer: pointerTo('/languages', folder), highlight: 'key', args };
    }
  },
  words: (issue) => {
    const count = numberArg(issue, 'count');
    const more = count - Math.min(count, MAX_NAMED);
    return {
      what: `${count} of ${numberArg(issue, 'total')} pages ${count === 1 ? 'is' : 'are'} not in ${textArg(issue, 'language')} yet: ${listArg(issue, 'routes')}${more > 0 ? ` and ${more} more` : ''}.`,
      why: 'Where such a page is open, the choice of this language leads to its home page.',
      fix: `Translate them: npm run copy:page -- ${firstOf(issue.args.routes)} /${textArg(issue, 'folder')}${firstOf(issue.args.routes)} makes the first. If the language is to have some pages only, say so under "rules": "untranslated": { "level": "off", "reason": "…" }.`,
      inStudio: `Open each of them, press “Languages”, and translate it. If the language is to have some pages only, say so in “The whole site”, under “Strictness of validation”.`,
    };
  },
});

const firstOf = (routes: unknown) => (Array.isArray(routes) ? String(routes[0]) : '');
