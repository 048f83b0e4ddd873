import { pointerTo } from '../../json/locate';
import { homeIn } from '../../model/languages/languages';
import { textArg } from '../../messages/words';
import { documentRule } from '../rule';
import { languageDocument, languageName } from './language-of';

/** Menu and footer are words, too: each language has its own. */
export const noLanguageMenu = documentRule({
  code: 'no-language-menu',
  severity: 'warning',
  meaning: 'A language of the site has no menu and no footer of its own.',
  choice: true,
  documents: ['site'],
  *check(_, siteIndex) {
    for (const [folder, tag] of siteIndex.languages) {
      if (!siteIndex.routes.has(homeIn(folder)) || languageDocument(folder, siteIndex)) continue;
      yield {
        pointer: pointerTo('/languages', folder),
        highlight: 'key',
        args: { folder, language: languageName(tag) ?? tag },
      };
    }
  },
  words: (issue) => ({
    what: `${textArg(issue, 'folder')}/_site.json is missing, with the menu and the footer in ${textArg(issue, 'language')}.`,
    why: 'Its pages show those of the main language.',
    fix: `Add ${textArg(issue, 'folder')}/_site.json with "navigation" and "footer" in ${textArg(issue, 'language')}, and with what else is different there. Copy these two from _site.json and translate them.`,
  }),
});
