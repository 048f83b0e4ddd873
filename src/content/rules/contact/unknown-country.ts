import { currentCode } from '../../model/languages/countries';
import { didYouMean, quote, textArg, writeInstead } from '../../messages/words';
import { ownRule } from '../rule';

const isToken = (pointer: string) => pointer.startsWith('/tokens/');

/** Two letters can be the code of no country: that of the United Kingdom is GB. */
export const unknownCountry = ownRule({
  code: 'unknown-country',
  meaning: 'The code of a country is none.',
  documents: ['site', 'language'],
  *check({ entries, invalidPointers }) {
    for (const { pointer, name, value } of entries.texts) {
      if (name !== 'country' || isToken(pointer) || invalidPointers.has(pointer)) continue;
      const suggestion = currentCode(value) ?? '';
      if (suggestion !== value) yield { pointer, args: { value, suggestion } };
    }
  },
  words: (issue) => ({
    what: `${quote(textArg(issue, 'value'))} is the code of no country.${didYouMean(issue)}`,
    why: 'By this code search engines and maps know in which country an office is.',
    fix: writeInstead(
      issue,
      'Write the two capital letters of the country, for example GH for Ghana or IN for India.',
    ),
  }),
});
