import { pointerTo } from '../../json/locate';
import { homeIn, folderAt } from '../../model/languages/languages';
import { numberArg, quote, textArg } from '../../messages/words';
import { documentRule } from '../rule';
import { folderMeant } from './astray';
import { languageName } from './language-of';

/** A language has a home page: the switch in the header leads there from pages that are not translated. */
export const noLanguageHome = documentRule({
  code: 'no-language-home',
  meaning: 'A language of the site has no home page, or no folder at all.',
  documents: ['site'],
  *check({ invalidPointers }, siteIndex) {
    const { languages, routes } = siteIndex;
    for (const [folder, tag] of languages) {
      const pointer = pointerTo('/languages', folder);
      if (routes.has(homeIn(folder)) || invalidPointers.has('/languages') || invalidPointers.has(pointer))
        continue;
      const count = [...routes.keys()].filter((route) => folderAt(route, [folder]) === folder).length;
      const near = folderMeant(folder, siteIndex) ?? '';
      yield { pointer, highlight: 'key', args: { folder, count, near, language: languageName(tag) ?? tag } };
    }
  },
  words: (issue) => {
    const folder = textArg(issue, 'folder');
    const near = textArg(issue, 'near');
    const language = textArg(issue, 'language');
    const fix = `Add the home page in ${language}: ${folder}/index.json. npm run copy:page -- / /${folder} makes it from the home page, for its words to be translated.`;
    const inStudio = `Open the home page, press “Languages”, and translate it into ${language}.`;
    if (numberArg(issue, 'count') > 0) {
      return {
        what: `${folder}/index.json is missing, the home page in ${language}.`,
        why: 'From a page that is not translated, the choice of the language leads there.',
        fix,
        inStudio,
      };
    }
    return {
      what: `There is no page in the folder ${quote(folder)}, which should hold those in ${language}.${near === '' ? '' : ` Did you mean the folder ${quote(near)}?`}`,
      why: 'Every page offers its visitors the languages that stand here.',
      fix:
        near === ''
          ? `${fix} Or take the language out.`
          : `Write ${quote(near)} before the colon, or rename the folder to ${folder}.`,
      inStudio:
        near === ''
          ? `${inStudio} Or take the language out.`
          : `Write ${quote(near)} as the name of this entry. Or, if the folder has the wrong name, have it renamed to ${folder}.`,
    };
  },
});
