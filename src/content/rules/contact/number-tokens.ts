import type { OpenDocument } from '../../documents/document/open-document';
import { extractOnce } from '../../documents/facts/document-fact';
import { memoizePerSite } from '../../documents/site/memoize-per-site';
import type { SiteIndex } from '../../documents/site/site-index';
import {
  chatNumber,
  isChatNumber,
  type WrongNumber,
  wrongNumber,
} from '../../model/addresses/telephone-number';
import { tokensIn } from '../../model/pages/tokens';
import { repairedNumber } from '../../schema/findings/links/repaired-number';
import { contactTokens, isWrittenOut } from './contact-values';

/** The tokens of a document, each once: those behind `tel:`, those in addresses of chats, and those in other texts. */
export const numberTokensOf = extractOnce((document) => {
  const [called, chatted, shown] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const { text, isLink } of tokenTextsIn(document)) {
    const use = !isLink ? shown : CALL.test(text) ? called : CHAT.test(text) ? chatted : undefined;
    if (use) for (const name of tokensIn(text)) use.add(name);
  }
  return { called: [...called], chatted: [...chatted], shown: [...shown] };
});

/** The token and nothing else; of a link with more in it another rule tells. */
const CALL = /^tel:\{\w+\}$/;
const CHAT = /^https:\/\/wa\.me\/\{\w+\}(?:[/?#]|$)/;

/** The address of a link in a rich text. */
const ADDRESS = /\]\([^()\s]*\)/g;

function* tokenTextsIn({ isSite, entries, richLinks }: OpenDocument) {
  for (const { href } of richLinks) yield { text: href, isLink: true };
  for (const { pointer, name, value } of entries.texts) {
    if (!value.includes('{') || (isSite && pointer === '/contact/whatsapp')) continue;
    yield { text: name === 'richText' ? value.replace(ADDRESS, '') : value, isLink: name === 'href' };
  }
}

const usesOnSite = memoizePerSite(({ documents }) => {
  const facts = documents.map((document) => ({ ...contactTokens(document), ...numberTokensOf(document) }));
  const allOf = (use: 'phone' | 'chat' | 'called' | 'chatted' | 'shown') =>
    new Set(facts.flatMap((fact) => fact[use]));
  return {
    phone: allOf('phone'),
    chat: allOf('chat'),
    called: allOf('called'),
    chatted: allOf('chatted'),
    shown: allOf('shown'),
  };
});

/** What is wrong with a number, and what was meant; empty where that is not clear. */
export interface NumberFault {
  reason: WrongNumber | 'chat';
  suggestion: string;
}

/** Looks at a number that is dialled. */
export function callFault(value: string): NumberFault | undefined {
  const reason = wrongNumber(value);
  return reason && { reason, suggestion: repairedNumber(value) };
}

/** Looks at a number among the contact details that a chat begins with: its digits are taken from it. */
export function chatFault(value: string): NumberFault | undefined {
  const meant = chatNumber(value);
  const isRight = meant !== '' && value.replace(/\D/g, '') === meant && wrongNumber(value) === undefined;
  return isRight ? undefined : { reason: 'chat', suggestion: meant };
}

/** What may be meant as a number: digits, and no letters before them. */
const LIKE_NUMBER = /^[^\p{L}\d]*(?:\d[^\p{L}\d]*){5}/u;

/**
 * Looks at the value of a token by what the site does with it: among the contact details, behind `tel:` and in addresses of chats.
 * One that is something else than a number is told of where it stands in a link.
 */
export function tokenFault(name: string, value: string, siteIndex: SiteIndex): NumberFault | undefined {
  if (!isWrittenOut(value)) return undefined;
  const { phone, chat, called, chatted, shown } = usesOnSite(siteIndex);
  const isNumber = LIKE_NUMBER.test(value);
  const isCalled = phone.has(name) || (called.has(name) && isNumber);
  const fault = (isCalled && callFault(value)) || (chat.has(name) && chatFault(value));
  if (fault) return fault;
  // What people read, too, has spaces; it cannot stand in an address.
  const isForChat = chatted.has(name) && isNumber && !isCalled && !shown.has(name);
  return isForChat && !isChatNumber(value) ? { reason: 'chat', suggestion: chatNumber(value) } : undefined;
}
