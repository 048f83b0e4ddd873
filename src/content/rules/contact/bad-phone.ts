import type { OpenDocument } from '../../documents/document/open-document';
import { CHAT_REASON, chatFix, NUMBER_REASONS, numberFix } from '../../messages/links/number-words';
import { didYouMean, quote, textArg, writeInstead } from '../../messages/words';
import { documentRule } from '../rule';
import { contactTokens, contactValues } from './contact-values';
import { callFault, chatFault, numberTokensOf, tokenFault } from './number-tokens';

const TOKENS = '/tokens/';

/** Links are made of these numbers. Of a link that is written out another rule tells. */
export const badPhone = documentRule({
  code: 'bad-phone',
  meaning:
    'A telephone number among the contact details, or the token of one, cannot be dialled as it is written.',
  choice: true,
  documents: ['site', 'language'],
  factsOfOthers: [contactTokens, numberTokensOf],
  *check(document, siteIndex) {
    for (const { pointer, value } of contactValues(document, 'phone'))
      yield* findings(pointer, value, callFault(value));
    for (const { pointer, value } of contactValues(document, 'chat'))
      yield* findings(pointer, value, chatFault(value));
    for (const { pointer, value } of tokensOf(document))
      yield* findings(pointer, value, tokenFault(pointer.slice(TOKENS.length), value, siteIndex));
  },
  words: (issue) => {
    const reason = textArg(issue, 'reason');
    const value = quote(textArg(issue, 'value'));
    if (reason === 'chat') {
      return {
        what: `${value} is not a number that a chat can begin with.${didYouMean(issue)}`,
        why: CHAT_REASON,
        fix: writeInstead(issue, chatFix('12025550123')),
      };
    }
    return {
      what: `${value} is not a telephone number that can be dialled.${didYouMean(issue)}`,
      why: NUMBER_REASONS[reason] ?? '',
      fix: writeInstead(issue, numberFix(reason, '+233 20 000 0000')),
    };
  },
});

function* findings(pointer: string, value: string, fault: ReturnType<typeof callFault>) {
  if (fault) yield { pointer, args: { value, ...fault } };
}

const tokensOf = ({ entries }: OpenDocument) =>
  entries.texts.filter(({ pointer }) => pointer.startsWith(TOKENS));
