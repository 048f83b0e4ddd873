import { extractOnce } from '../../documents/facts/document-fact';
import type { SiteIndex } from '../../documents/site/site-index';
import { tokenTexts } from '../../documents/site/token-texts';
import { CHAT_REASON } from '../../messages/links/number-words';
import { quote, textArg } from '../../messages/words';
import type { IssueDetails } from '../../model/issues/issue-details';
import { isChatNumber, wrongNumber } from '../../model/addresses/telephone-number';
import { replaceTokens, tokensIn } from '../../model/pages/tokens';
import { contactTokens, isWrittenOut } from '../contact/contact-values';
import { numberTokensOf, tokenFault } from '../contact/number-tokens';
import { misleading } from '../misleading/misleading';
import { misleadingHost } from '../misleading/misleading-host';
import { documentRule } from '../rule';

const withTokens = (hrefs: readonly unknown[]) =>
  hrefs.filter((href): href is string => typeof href === 'string' && tokensIn(href).length > 0);

/** The links of a document that have tokens, each once. */
const tokenLinks = extractOnce((document) => [
  ...new Set([
    ...withTokens(document.entries.named('href').map(({ value }) => value)),
    ...withTokens(document.richLinks.map(({ href }) => href)),
  ]),
]);

type Values = Readonly<Record<string, string>>;

interface Place {
  pointer: string;
  href: unknown;
  span?(): { offset: number; length: number } | undefined;
}

/** A token in a link stands for what the link needs: a number behind `tel:`, a mail address behind `mailto:`. */
export const tokenInLink = documentRule({
  code: 'token-in-link',
  meaning: 'A token in a link stands for something that such a link cannot have.',
  facts: [tokenLinks],
  factsOfOthers: [contactTokens, numberTokensOf],
  *check(document, siteIndex) {
    const { tokens, site } = siteIndex;
    const links = tokenLinks(document);
    if (links.length === 0 || !tokens || !site) return;
    const values = tokenTexts(siteIndex);
    const wrong = new Map(links.map((href) => [href, kindOf(href, values, siteIndex)] as const));
    if (![...wrong.values()].some(Boolean)) return;
    const written: Place[] = [
      ...document.entries.named('href').map(({ pointer, value }) => ({ pointer, href: value })),
      ...document.richLinks,
    ];
    for (const { pointer, href, span } of written) {
      const kind = typeof href === 'string' && wrong.get(href);
      if (!kind) continue;
      const args = { href, kind, link: replaceTokens(href, values) };
      yield { pointer, span: span?.(), args };
    }
  },
  words: (issue) => ({
    what: `The link ${quote(textArg(issue, 'href'))} is ${quote(textArg(issue, 'link'))} for visitors.`,
    ...WORDS[kindOfIssue(issue)],
  }),
});

type Kind = 'phone' | 'chat' | 'email' | 'site';

/** What a link lacks whose tokens have other values than it needs; undefined where it leads somewhere. */
function kindOf(href: string, values: Values, siteIndex: SiteIndex): Kind | undefined {
  const names = tokensIn(href);
  if (!names.every((name) => Object.hasOwn(values, name))) return undefined;
  // What programs write before braces is told of as of the token.
  if (/[$%\\]\{/.test(href)) return undefined;
  const link = replaceTokens(href, values);
  const isToldAs = (kind: 'call' | 'chat') => isTold(href, kind, values, siteIndex);
  // Of a wrong number or address among the contact details, or at the token itself, another rule tells.
  if (href.startsWith('tel:'))
    return wrongNumber(link.slice('tel:'.length)) && !isToldAs('call') ? 'phone' : undefined;
  if (href.startsWith('mailto:')) {
    const [address = ''] = link.split('?');
    const contact = siteIndex.site ? contactTokens(siteIndex.site).email : [];
    return !names.some((name) => contact.includes(name)) && misleading(address) ? 'email' : undefined;
  }
  return href.startsWith('https:') ? kindOfAddress(href, link, isToldAs('chat')) : undefined;
}

function kindOfAddress(href: string, link: string, isNumberTold: boolean): Kind | undefined {
  const number = CHAT.exec(link)?.[1];
  if (number !== undefined && CHAT_WITH_TOKEN.test(href))
    return isChatNumber(number) || isNumberTold ? undefined : 'chat';
  const [address = ''] = link.split(/[?#]/);
  return /\s/.test(address) || (inHost(href) && misleadingHost(link)) ? 'site' : undefined;
}

/** Whether a token's own value is said to be no such number. */
function isTold(href: string, kind: 'call' | 'chat', values: Values, siteIndex: SiteIndex): boolean {
  return tokensIn(href).some((name) => {
    const value = values[name] ?? '';
    if (!isWrittenOut(value)) return true;
    const reason = tokenFault(name, value, siteIndex)?.reason;
    if (reason === undefined || kind === 'chat') return reason === 'chat';
    // With more around the token the link may be wrong, too.
    return reason !== 'chat' && href === `tel:{${name}}`;
  });
}

/** The number in the address of a chat, and such an address in which a token stands for it. */
const CHAT = /^https:\/\/wa\.me\/([^/?#]*)/;
const CHAT_WITH_TOKEN = /^https:\/\/wa\.me\/[+\d]*\{/;

/** Whether a token stands in the name of the site. */
const inHost = (href: string) => /^https:\/\/[^/?#]*\{/.test(href);

/** By kind: why the link leads nowhere, and what to write. */
const WORDS: Readonly<Record<Kind, { why: string; fix: string }>> = {
  phone: {
    why: 'Behind tel: stands a telephone number, and with the value of the token there is none.',
    fix: 'Use the token of a telephone number, for example tel:{phone}; or write the number itself, for example tel:+12025550123.',
  },
  chat: {
    why: CHAT_REASON,
    fix: 'Add a token with the code of the country and the number in digits alone, such as 12025550123, and use that; or write them here: https://wa.me/12025550123.',
  },
  email: {
    why: 'Behind mailto: stands an e-mail address, and the value of this token is none.',
    fix: 'Use the token of an e-mail address, for example mailto:{email}; or write the address itself, for example mailto:name@example.com.',
  },
  site: {
    why: 'Behind https:// stands the address of a site, without spaces; the value of this token does not fit in there.',
    fix: 'Write the address itself, as the browser shows it. A link to a telephone number begins with tel:, one to an e-mail address with mailto:.',
  },
};

const kindOfIssue = (issue: IssueDetails): Kind =>
  (['phone', 'chat', 'email'] as const).find((kind) => kind === textArg(issue, 'kind')) ?? 'site';
