import { pointerTo } from '../../json/locate';
import type { RuleFinding } from '../../model/issues/finding';
import { isRecord } from '../../util/is-record';
import { didYouMean, quote, textArg, writeInstead } from '../../messages/words';
import { ownRule } from '../rule';
import { languageName, languageOfCountry } from './language-of';

/** A language is known by its code: browsers and search engines know no other. */
export const unknownLanguage = ownRule({
  code: 'unknown-language',
  meaning: 'A code of a language is none, or two folders have the same one.',
  documents: ['site'],
  *check({ value, invalidPointers }): Generator<RuleFinding> {
    if (!isRecord(value)) return;
    const { language, languages } = value;
    const written = [['/language', language], ...Object.entries(isRecord(languages) ? languages : {})];
    const seen = new Set<unknown>();
    for (const [name, tag] of written) {
      const pointer = name === '/language' ? name : pointerTo('/languages', String(name));
      if (typeof tag !== 'string' || invalidPointers.has('/languages') || invalidPointers.has(pointer))
        continue;
      const isTwice = seen.has(tag);
      seen.add(tag);
      if (isTwice) yield { pointer, args: { tag, twice: 1 } };
      else if (languageName(tag) === undefined) {
        yield { pointer, args: { tag, suggestion: suggestion(tag) } };
      } else if (withKnownCountry(tag) !== tag) {
        yield { pointer, args: { tag, suggestion: withKnownCountry(tag), country: 1 } };
      }
    }
  },
  words: (issue) =>
    textArg(issue, 'twice') === '1'
      ? {
          what: `The language ${quote(textArg(issue, 'tag'))} stands here twice.`,
          why: 'A page has one translation in each language.',
          fix: 'Write the other language, with its country where both are the same one, for example pt-BR and pt-PT; or delete one of the two.',
        }
      : {
          what: `${quote(textArg(issue, 'tag'))} ${textArg(issue, 'country') === '1' ? 'has the code of no country in it' : 'is the code of no language'}.${didYouMean(issue)}`,
          why: 'By this code browsers, screen readers and search engines know which language the pages are in.',
          fix: writeInstead(
            issue,
            'Write the two letters of the language, such as "fr" for French or "sw" for Swahili, and after a hyphen the country, if you like: "fr-BJ".',
          ),
        },
});

/** `en-UK` is `en-GB`: the code of a country that stands for another one, as Unicode knows it. */
function withKnownCountry(tag: string): string {
  const { region } = new Intl.Locale(tag);
  return region === undefined ? tag : tag.replace(/-[A-Z]{2}$/, `-${region}`);
}

/** A country in place of its language, or with a misspelt country the language alone. */
function suggestion(tag: string): string {
  const [first = ''] = tag.split('-');
  return languageOfCountry(first) ?? (languageName(first) === undefined ? '' : first);
}
