import type { OpenDocument } from '../../documents/document/open-document';
import { extractOnce } from '../../documents/facts/document-fact';
import { pointerTo } from '../../json/locate';
import { tokensIn } from '../../model/pages/tokens';
import { isSignAlone } from '../texts/left-to-write';
import type { TextEntry } from '../../documents/document/entries';

/** By kind: where the site document has such values. */
const PLACES = {
  phone: /^\/contact\/(?:phone\/\d+|whatsapp|offices\/\d+\/phone)$/,
  email: /^\/contact\/email\/\d+$/,
} as const;

/** The telephone numbers or mail addresses that the site document writes out: among the contact details, and as the tokens that stand there. */
export function contactValues(document: OpenDocument, kind: keyof typeof PLACES): TextEntry[] {
  // A page is not parsed for it.
  if (!document.isSite) return [];
  const { entries } = document;
  const texts = entries.texts.filter(({ pointer }) => PLACES[kind].test(pointer));
  const tokens = new Set(
    texts.flatMap(({ value }) => tokensIn(value)).map((name) => pointerTo('/tokens', name)),
  );
  const values = entries.texts.filter(({ pointer }) => tokens.has(pointer));
  return [...texts, ...values].filter(({ value }) => !SIGNS_OF_TOKENS.test(value) && !isSignAlone(value));
}

/** The tokens that stand among the contact details of the site, by what their values are. */
export const contactTokens = extractOnce(({ isSite, entries }) => {
  const texts = isSite ? entries.texts : [];
  const namedIn = (place: RegExp) =>
    texts.filter(({ pointer }) => place.test(pointer)).flatMap(({ value }) => tokensIn(value));
  return { phone: namedIn(PLACES.phone), email: namedIn(PLACES.email) };
});

/** A token, or what another rule takes for one. */
const SIGNS_OF_TOKENS = /[{}｛｝]|^[[<%]\w+[\]>%]$/;
