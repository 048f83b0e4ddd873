import { documentRule } from '../rule';
import { numberArg, quote, textArg } from '../../messages/words';
import { isInOtherLanguage } from '../languages/language-of';
import { hrefsOf } from '../targets/links';
import { copiesIn } from '../copies/copies';
import { headOf } from '../copies/head-of';

/** A page that was copied has words of its own before it is published. What follows from that is not said again. */
export const copiedPage = documentRule({
  code: 'copied-page',
  severity: 'warning',
  meaning: 'A page is a whole copy of another one.',
  choice: true,
  isImprovement: true,
  factsOfOthers: [headOf, hrefsOf],
  *check(document, siteIndex) {
    const original = copiesIn(siteIndex).get(document);
    if (original)
      yield {
        pointer: '',
        highlight: 'file',
        args: {
          ...{ other: original.source.file, route: document.route ?? '' },
          translate: isInOtherLanguage(document, original, siteIndex) ? 1 : 0,
        },
      };
  },
  words: (issue) => {
    const what = `This file is a copy of ${textArg(issue, 'other')}, with the same title, the same description and the same texts.`;
    return numberArg(issue, 'translate') === 1
      ? {
          what,
          why: 'Visitors who have chosen this language would read the other one.',
          fix: 'Translate its texts; begin with the title and the description.',
        }
      : {
          what,
          why: 'It becomes a page of its own. Visitors and search engines could not tell the two apart.',
          fix: `Delete this file, or write what the page ${quote(textArg(issue, 'route'))} has to say; begin with its title and its description.`,
        };
  },
});
