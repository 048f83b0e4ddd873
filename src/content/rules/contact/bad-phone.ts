import { isBlank } from '../../util/is-blank';
import { ownRule } from '../rule';
import { didYouMean, numberArg, quote, textArg, writeInstead } from '../../messages/words';
import { contactValues } from './contact-values';
import { repairedNumber } from './repair';

/** An extension behind a number: `ext. 12`, `x12`. */
const EXTENSION = /(?<![\s,;])[\s,;]*(?:ext\.?|extension|x|poste|ramal)\s*\d+$/i;

/** Numbers of help lines have three. */
const FEWEST_DIGITS = 3;

/** With the code of the country (E.164); what has more is two numbers. */
const MOST_DIGITS = 15;

/** Links are made of the telephone numbers among the contact details. Of a link that is written out another rule tells. */
export const badPhone = ownRule({
  code: 'bad-phone',
  meaning: 'A telephone number among the contact details has letters in it, hardly a digit, or too many.',
  choice: true,
  documents: ['site', 'language'],
  *check(document) {
    for (const { pointer, value } of contactValues(document, 'phone')) {
      const number = value.replace(EXTENSION, '');
      const digits = number.replace(/\D/g, '').length;
      const isNumber = !/\p{L}|@/u.test(number) && digits >= FEWEST_DIGITS;
      if (isBlank(value) || (isNumber && digits <= MOST_DIGITS)) continue;
      const several = isNumber ? 1 : 0;
      yield { pointer, args: { value, several, suggestion: several ? '' : repairedNumber(value) } };
    }
  },
  words: (issue) =>
    numberArg(issue, 'several')
      ? {
          what: `${quote(textArg(issue, 'value'))} has more digits than a telephone number.`,
          why: 'None has more than fifteen; of two numbers telephones would dial all digits, one after the other.',
          fix: 'Write one number here. Give another one a token and an entry of its own.',
        }
      : {
          what: `${quote(textArg(issue, 'value'))} is not a telephone number that can be dialled.${didYouMean(issue)}`,
          why: 'A number has digits, a + at its beginning, and between them at most spaces, hyphens, points and brackets.',
          fix: writeInstead(
            issue,
            'Write the number with the code of its country, for example +233 20 000 0000, and nothing else.',
          ),
        },
});
