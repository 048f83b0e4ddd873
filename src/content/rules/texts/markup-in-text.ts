import { spanOfText } from '../../json/span-of-text';
import { suspectTexts } from './suspect-texts';
import { ownRule } from '../rule';
import { textArg, quote } from '../../messages/words';

/** What comes along when a text is copied out of a web page: the commonest elements and characters of HTML, and comments. */
const MARKUP =
  /<\/?(?:a|b|br|center|div|em|font|h[1-6]|i|img|li|ol|p|small|span|strong|su[bp]|table|t[dhr]|u|ul)(?:\s[^<>]*)?\/?>|&(?:amp|gt|lt|quot|apos|nbsp|shy|copy|reg|trade|hellip|bull|middot|euro|pound|cent|deg|times|[rlsb][sdabq]?quo|[nm]dash|[a-z](?:acute|grave|circ|uml|tilde|cedil|ring)|[ao]elig|szlig|#\d+|#x[\da-f]+);|\[\/(?:b|i|u|url|img|quote|caption|gallery|color|size)\]|<!--.*?(?:-->|$)/is;

/** Texts are shown as they are written: visitors would read the tags. */
export const markupInText = ownRule({
  code: 'markup-in-text',
  severity: 'warning',
  meaning: 'A text has HTML in it, which visitors would read as it is written.',
  choice: 'A text has HTML in it, which visitors would read.',
  isImprovement: true,
  *check(document) {
    for (const { pointer, value } of suspectTexts(document)) {
      const text = MARKUP.exec(value)?.[0];
      if (text === undefined) continue;
      const span = spanOfText(document, pointer, text, 0);
      yield { pointer, span, args: { text } };
    }
  },
  words: (issue) => ({
    what: `There is HTML in this text: ${quote(textArg(issue, 'text'))}.`,
    why: 'Texts are shown as they are written, so visitors would read it letter by letter.',
    fix: 'Delete it, and write the character itself in the place of one such as &amp;.',
  }),
});
