import { pointerTo } from '../../json/locate';
import { isRecord } from '../../util/is-record';
import { suggest } from '../../util/suggest';
import { didYouMean, listArg, quote, textArg, writeInstead } from '../../messages/words';
import { documentRule } from '../rule';

/** A language gives tokens other values, and no new ones: a page of the main language would show the braces. */
export const tokenOfOneLanguage = documentRule({
  code: 'token-of-one-language',
  meaning: 'The site document of a language has a token that the site does not have.',
  documents: ['language'],
  *check({ value, invalidPointers }, { tokens }) {
    if (!isRecord(value) || !isRecord(value.tokens) || !tokens) return;
    for (const token of Object.keys(value.tokens)) {
      const pointer = pointerTo('/tokens', token);
      if (Object.hasOwn(tokens, token) || invalidPointers.has(pointer)) continue;
      const names = Object.keys(tokens);
      const args = { token, names, suggestion: suggest(token, names) ?? '' };
      yield { pointer, highlight: 'key', args };
    }
  },
  words: (issue) => ({
    what: `The site has no token ${quote(textArg(issue, 'token'))}.${didYouMean(issue)}`,
    why: 'Here stand tokens of the site that have another value in this language.',
    fix: writeInstead(
      issue,
      `Add ${quote(textArg(issue, 'token'))} to "tokens" in the _site.json of the pages folder, too.`,
    ),
    more: `The tokens are: ${listArg(issue, 'names')}.`,
  }),
});
