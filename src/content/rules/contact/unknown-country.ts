import { didYouMean, quote, textArg, writeInstead } from '../../messages/words';
import { ownRule } from '../rule';

/** Two letters can be the code of no country: that of the United Kingdom is GB. */
export const unknownCountry = ownRule({
  code: 'unknown-country',
  meaning: 'The code of a country is none.',
  documents: ['site', 'language'],
  *check({ entries, invalidPointers }) {
    for (const { pointer, name, value } of entries.texts) {
      if (name !== 'country' || invalidPointers.has(pointer)) continue;
      const suggestion = currentCode(value);
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

/** The code that is in use for a country today (ISO 3166-1, as Unicode has it); empty where there is none. */
function currentCode(written: string): string {
  const code = new Intl.Locale(`und-${written}`).region ?? '';
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  return /^[A-Z]{2}$/.test(code) && names.of(code) !== undefined ? code : '';
}
