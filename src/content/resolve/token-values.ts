import type { SiteDocument } from '../../generated/documents';
import { isFromRight } from '../model/languages/direction';
import { tokensIn } from '../model/pages/tokens';

/** The values of tokens, for a text and the name of its property. */
export type TokenValues = (text: string, key: string | undefined) => Readonly<Record<string, string>>;

/** A telephone number: among words its groups stay on one line, and keep their order where letters run from right to left. */
const PHONE = /^\+?[\d\s().\-/]{5,}$/;

const NO_BREAK_SPACE = '\u00a0';

/** Left-to-right isolate, and its end (Unicode, UAX #9). */
const [ISOLATE, END] = ['\u2066', '\u2069'];

/** Properties that only show their text. */
const SHOWN = ['text', 'label'];

/**
 * The values that replace the tokens of a site. Telephone numbers that are shown have no-break spaces; among words from right to
 * left they are isolated. An address stays as it is, and so does a number that stands alone in another property: links, mails and
 * search engines take it from there.
 */
export function tokenValues({ tokens, language }: Pick<SiteDocument, 'tokens' | 'language'>): TokenValues {
  const withPhones = (change: (phone: string) => string) =>
    Object.fromEntries(
      Object.entries(tokens).map(([name, value]) => [name, PHONE.test(value) ? change(value) : value]),
    );
  const alone = withPhones((phone) => phone.replace(/\s+/g, NO_BREAK_SPACE));
  const amongWords = isFromRight(language)
    ? withPhones((phone) => ISOLATE + phone.replace(/\s+/g, NO_BREAK_SPACE) + END)
    : alone;
  return (text, key = '') => {
    if (key === 'href' || !text.includes('{')) return tokens;
    const [token] = tokensIn(text);
    if (text !== `{${token}}`) return amongWords;
    return SHOWN.includes(key) ? alone : tokens;
  };
}
