import type { OpenDocument } from '../../documents/document/open-document';
import { isBlank } from '../../util/is-blank';
import { pointerTo } from '../../json/locate';
import { suggest } from '../../util/suggest';
import { isRightName, tokenUses } from './misspelt-definitions';
import { documentRule } from '../rule';
import { textArg, quote, didYouMean, writeInstead } from '../../messages/words';

/** A token whose real value is not known yet: nobody should publish it by accident. */
export const placeholder = documentRule({
  code: 'placeholder',
  severity: 'warning',
  meaning: 'The value of a token is a placeholder.',
  choice: 'A contact detail or another token still has an invented value.',
  documents: ['site', 'language'],
  *check(document, { tokens }) {
    if (!tokens) return;
    for (const { token } of namedIn(document)) {
      if (!Object.hasOwn(tokens, token)) continue;
      yield { pointer: pointerTo('/tokens', token), args: { token, value: String(tokens[token]) } };
    }
  },
  words: (issue) => ({
    what: `The value of {${textArg(issue, 'token')}}, ${quote(textArg(issue, 'value'))}, is a placeholder.`,
    why: 'It stands on the pages until the real value is known, and visitors take it for that.',
    fix: `Write the real value, then take ${quote(textArg(issue, 'token'))} out of "placeholders".`,
    inStudio: 'Write the real value, then press “This is the real value”.',
  }),
  list: {
    what: 'These values are placeholders:',
    why: 'They stand on the pages until the real values are known, and visitors take them for those.',
    fix: 'Write the real values, and take the name of each out of "placeholders".',
    entry: (issue) => `{${textArg(issue, 'token')}}  ${quote(textArg(issue, 'value'))}`,
  },
  toSupply: (issue) =>
    `the real value of {${textArg(issue, 'token')}}, now ${quote(textArg(issue, 'value'))}`,
});

/** The list of placeholders names tokens that there are. */
export const unknownPlaceholder = documentRule({
  code: 'unknown-placeholder',
  severity: 'warning',
  meaning: 'The list of placeholders names a token that does not exist.',
  documents: ['site', 'language'],
  factsOfOthers: [tokenUses],
  *check(document, siteIndex) {
    const { tokens } = siteIndex;
    if (!tokens) return;
    for (const { pointer, token } of namedIn(document)) {
      if (Object.hasOwn(tokens, token) || isRightName(token, siteIndex)) continue;
      yield { pointer, args: { token, suggestion: suggest(token, Object.keys(tokens)) ?? '' } };
    }
  },
  words: (issue) => ({
    what: `"placeholders" names ${quote(textArg(issue, 'token'))}, but no token has that name.${didYouMean(issue)}`,
    why: 'The list names tokens whose real value is still to come.',
    fix: writeInstead(issue, 'Delete it from the list.'),
  }),
});

/** What stands in the site document's list of placeholders. */
const namedIn = ({ entries }: OpenDocument) =>
  entries
    .named('placeholders')
    .flatMap(({ pointer, value }) =>
      /^\/placeholders\/\d+$/.test(pointer) && typeof value === 'string' && !isBlank(value)
        ? [{ pointer, token: value }]
        : [],
    );
