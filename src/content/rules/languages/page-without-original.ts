import { NOT_FOUND } from '../../model/addresses/route';
import { routeIn } from '../../model/languages/languages';
import { quote, textArg } from '../../messages/words';
import { documentRule } from '../rule';
import { astrayPages } from './astray';
import { languageFolder } from './language-of';

/** A translation has the same path as its page: otherwise neither leads to the other. */
export const pageWithoutOriginal = documentRule({
  code: 'page-without-original',
  severity: 'warning',
  meaning: 'A page in a further language has no page of the same path in the main language.',
  choice: true,
  isImprovement: true,
  documents: ['page'],
  *check(document, siteIndex) {
    const { route = '' } = document;
    const astray = astrayPages(siteIndex).get(route);
    if (!astray) return;
    const { original, near = '' } = astray;
    const wanted = near === '' ? '' : routeIn(languageFolder(document, siteIndex), near);
    yield { pointer: '', highlight: 'file', args: { route, original, near, wanted } };
  },
  words: (issue) => {
    const near = textArg(issue, 'near');
    const route = textArg(issue, 'route');
    if (textArg(issue, 'original') === NOT_FOUND) {
      return {
        what: 'A site has one page for unknown addresses, 404.json in the main language; this one would be an ordinary page.',
        why: 'Which of several to show is decided by hosts, each in its own way.',
        fix: 'Delete this file. The 404.json at the top can hold a link to the home page of each language.',
        inStudio:
          'Press “Delete”. The page not found in the main language can hold a link to the home page of each language.',
      };
    }
    return {
      what: `There is no page ${quote(textArg(issue, 'original'))} that this one could be the translation of.${near === '' ? '' : ` Did you mean ${quote(near)}?`}`,
      why: 'A page and its translation have the same path. Without it, the choice of the language leads from here to the home page.',
      fix:
        near === ''
          ? 'Give the file the path of the page that it translates. If it is meant for this language alone, switch the rule off under "rules" in _site.json.'
          : `Run npm run rename:page -- ${route} ${textArg(issue, 'wanted')}.`,
      inStudio:
        near === ''
          ? 'Press “Rename” and give it the address of the page that it translates, behind the folder of its language. If it is meant for this language alone, say so in “The whole site”, under “Strictness of validation”.'
          : `Press “Rename” and give it the address ${textArg(issue, 'wanted')}.`,
    };
  },
});
