import { NOT_FOUND } from '../../model/addresses/route';
import { routeIn } from '../../model/languages/languages';
import { quote, textArg } from '../../messages/words';
import { aliasesIn } from '../targets/aliases-in';
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
  factsOfOthers: [aliasesIn],
  *check(document, siteIndex) {
    const { route = '' } = document;
    const astray = astrayPages(siteIndex).get(route);
    if (!astray) return;
    const { original, leadsTo = '', near = '' } = astray;
    const there = routeIn(languageFolder(document, siteIndex), near || leadsTo);
    const wanted = near + leadsTo === '' || siteIndex.routes.has(there) ? '' : there;
    yield { pointer: '', highlight: 'file', args: { route, original, leadsTo, near, wanted } };
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
    const what = `There is no page ${quote(textArg(issue, 'original'))} that this one could be the translation of.`;
    const why =
      'A page and its translation have the same path. Without it, the choice of the language leads from here to the home page.';
    const wanted = textArg(issue, 'wanted');
    const leadsTo = textArg(issue, 'leadsTo');
    const rename = `npm run rename:page -- ${route} ${wanted}`;
    const remove = `npm run delete:page -- ${route}`;
    if (near !== '')
      return {
        what: `${what} Did you mean ${quote(near)}?`,
        why,
        fix: `Run ${rename}.`,
        inStudio: `Press “Rename” and give it the address ${wanted}.`,
      };
    if (leadsTo !== '') {
      const isMoved = wanted === '' ? '' : `If ${quote(leadsTo)} is that page with another address, `;
      return {
        what: `${what} That address leads to ${quote(leadsTo)} now.`,
        why,
        fix: `${isMoved && `${isMoved}run ${rename}. `}If that page was deleted, delete this one, too: ${remove}.`,
        inStudio: `${isMoved && `${isMoved}press “Rename” and give this one the address ${wanted}. `}If that page was deleted, press “Delete”, too.`,
      };
    }
    return {
      what,
      why,
      fix: `If that page was deleted, delete this one, too: ${remove}. If it has another path, give this file the same one. If this page is meant for its language alone, switch the rule off under "rules" in _site.json.`,
      inStudio:
        'If that page was deleted, press “Delete”, too. If it has another address, press “Rename” and give this one the same, behind the folder of its language. If this page is meant for its language alone, say so in “The whole site”, under “Strictness of validation”.',
    };
  },
});
