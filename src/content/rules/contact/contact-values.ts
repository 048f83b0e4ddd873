import type { OpenDocument } from '../../documents/document/open-document';
import { extractOnce } from '../../documents/facts/document-fact';
import { pointerTo } from '../../json/locate';
import { tokensIn } from '../../model/pages/tokens';
import { isBlank } from '../../util/is-blank';
import { isSignAlone } from '../texts/left-to-write';
import type { TextEntry } from '../../documents/document/entries';

/** By kind: where the site document has such values. */
const PLACES = {
  phone: /^\/contact\/(?:phone\/\d+|offices\/\d+\/phone)$/,
  chat: /^\/contact\/whatsapp$/,
  email: /^\/contact\/email\/\d+$/,
} as const;

/** The telephone numbers or mail addresses that the site document writes out among the contact details. */
export function contactValues(document: OpenDocument, kind: keyof typeof PLACES): TextEntry[] {
  // A page is not parsed for it.
  if (!document.isSite) return [];
  const texts = document.entries.texts.filter(({ pointer }) => PLACES[kind].test(pointer));
  return texts.filter(({ value }) => isWrittenOut(value));
}

/** The same, with the values of the tokens that stand there. */
export function contactValuesWithTokens(document: OpenDocument, kind: keyof typeof PLACES): TextEntry[] {
  const pointers = new Set(contactTokens(document)[kind].map((name) => pointerTo('/tokens', name)));
  if (pointers.size === 0) return contactValues(document, kind);
  const values = document.entries.texts.filter(({ pointer }) => pointers.has(pointer));
  return [...contactValues(document, kind), ...values.filter(({ value }) => isWrittenOut(value))];
}

/** The tokens that stand among the contact details of the site, by what their values are. */
export const contactTokens = extractOnce(({ isSite, entries }) => {
  const texts = isSite ? entries.texts : [];
  const namedIn = (place: RegExp) =>
    texts.filter(({ pointer }) => place.test(pointer)).flatMap(({ value }) => tokensIn(value));
  return { phone: namedIn(PLACES.phone), chat: namedIn(PLACES.chat), email: namedIn(PLACES.email) };
});

/** Whether a value is one, and neither a token nor still to be written; of these other rules tell. */
export const isWrittenOut = (value: string) =>
  !isBlank(value) && !SIGNS_OF_TOKENS.test(value) && !isSignAlone(value);

/** A token, or what another rule takes for one. */
const SIGNS_OF_TOKENS = /[{}｛｝]|^[[<%]\w+[\]>%]$/;
