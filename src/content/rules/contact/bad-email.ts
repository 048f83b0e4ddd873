import { distance } from 'fastest-levenshtein';
import type { OpenDocument } from '../../documents/document/open-document';
import type { SiteIndex } from '../../documents/site/site-index';
import { extractOnce } from '../../documents/facts/document-fact';
import { documentRule } from '../rule';
import { didYouMean, quote, textArg, writeInstead } from '../../messages/words';
import { contactValuesWithTokens } from './contact-values';
import { MAIL_FORM, repairedMail } from './repaired-mail';

/** Providers that many people have their mail with; a name next to one of them is hardly another provider. */
const PROVIDERS = ['gmail.com', 'yahoo.com', 'outlook.com', 'hotmail.com', 'icloud.com', 'rediffmail.com'];

/** Those that are providers all the same. */
const REAL = ['mail.com', 'email.com', 'ymail.com', 'gmx.com'];

const addressesOf = extractOnce((document) => Array.from(addressesIn(document), ({ address }) => address));

/** An address to which mail can be sent. One that differs in a letter or two from a well-known one is only warned of. */
export const badEmail = documentRule({
  code: 'bad-email',
  meaning: 'A mail address cannot be one, or is most likely misspelt.',
  choice: true,
  facts: [addressesOf],
  *check(document, siteIndex) {
    for (const { pointer, value } of contactValuesWithTokens(document, 'email')) {
      if (MAIL_FORM.test(value)) continue;
      yield { pointer, args: { address: value, suggestion: repairedMail(value), reason: reasonOf(value) } };
    }
    if (addressesOf(document).every((address) => misspelt(address, siteIndex) === '')) return;
    for (const { pointer, span, address } of addressesIn(document)) {
      const suggestion = misspelt(address, siteIndex);
      if (suggestion !== '')
        yield {
          severity: 'warning',
          pointer,
          span: span?.(),
          args: { address, suggestion, reason: 'misspelt' },
        };
    }
  },
  words: (issue) => {
    const reason = textArg(issue, 'reason');
    const address = quote(textArg(issue, 'address'));
    return {
      what: `${address} ${reason === 'misspelt' ? 'is most likely misspelt' : 'cannot be a mail address'}.${didYouMean(issue)}`,
      why: REASONS[reason] ?? '',
      fix: writeInstead(issue, 'Write the whole address, for example hello@example.com.'),
    };
  },
});

const REASONS: Readonly<Record<string, string>> = {
  misspelt:
    'It differs by a letter or two from a name that mail goes to. Whatever is sent there would come back, or reach a stranger.',
  at: 'A mail address has one @, between the name of a person or office and that of its server.',
  space: 'A mail address has no spaces in it.',
  comma: 'A mail address has points in it, and no commas.',
  server: 'Behind the @ stands the name of a server, with a point in it.',
  other: 'A mail address has letters, digits, points and hyphens, and one @.',
};

function reasonOf(address: string): string {
  if (address.split('@').length !== 2) return 'at';
  if (/\s/.test(address)) return 'space';
  if (address.includes(',')) return 'comma';
  return /@[^.]*\.?$|@\.|\.\./.test(address) ? 'server' : 'other';
}

/** Every mail address of a document that is of the right form, also in links; that of others is told by another rule. */
function* addressesIn(document: OpenDocument) {
  for (const { pointer, value } of contactValuesWithTokens(document, 'email'))
    if (MAIL_FORM.test(value)) yield { pointer, address: value };
  const links = document.entries
    .named('href')
    .map(({ pointer, value }) => ({ pointer, span: undefined, href: value }));
  for (const { pointer, span, href } of [...links, ...document.richLinks]) {
    if (typeof href !== 'string' || !href.startsWith('mailto:')) continue;
    const [to = ''] = href.slice('mailto:'.length).split('?');
    for (const address of to.split(',')) if (MAIL_FORM.test(address)) yield { pointer, span, address };
  }
}

/** The address with the name of a server that differs by one or two letters: a provider's, or the company's own. */
function misspelt(address: string, { url }: SiteIndex): string {
  const at = address.lastIndexOf('@');
  const server = address.slice(at + 1).toLowerCase();
  const own =
    url === undefined || !IS_PLAIN.test(url) ? [] : [url.toLowerCase().replace(/^https:\/\/(?:www\.)?/, '')];
  const known = [...own, ...PROVIDERS];
  if (known.includes(server) || REAL.includes(server)) return '';
  const meant = known.find((name) => isNear(server, name));
  return meant === undefined ? '' : address.slice(0, at + 1) + meant;
}

/** Where the site's own address has a letter of another script, that letter is the mistake. */
const IS_PLAIN = /^[!-~]+$/;

/** Endings that are none. */
const WRONG_ENDING = /\.(?:con|cmo|comm|ocm|vom|xom|cim)$/;

/** Letters that are left out, doubled or swapped; another ending is another server. */
function isNear(server: string, name: string): boolean {
  const [first] = server.split('.');
  const [own = ''] = name.split('.');
  if (first === own) return WRONG_ENDING.test(server);
  return own.length >= SHORTEST_NAME && distance(server, name) <= MAX_EDITS;
}

const SHORTEST_NAME = 5;
const MAX_EDITS = 2;
