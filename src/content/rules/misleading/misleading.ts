import { isChatNumber, wrongNumber } from '../../model/addresses/telephone-number';
import { codeOf } from '../../messages/words';
import { misleadingHost } from './misleading-host';
import type { Misleading } from './misleading-words';

/** Controls, formats, spaces but the plain one, and characters without a shape (Unicode Standard Annex 44). */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** A control character, or one of the spaces and marks of U+2000 to U+206F that nobody sees, as bytes in UTF-8. */
const ENCODED = /%(?:[01][0-9a-f]|7f|e2%80%(?:8[b-f]|a[8-9a-e])|e2%81%a[0-9a-f]|ef%bb%bf)/i;

/** A second scheme after the first; a host with a port looks like one, but for the digits. */
const SECOND_SCHEME =
  /^[a-z][a-z0-9+.-]*:(?:\/\/)?((?:https?|mailto|tel|data|javascript):|[a-z][a-z0-9+-]*:(?![^/?#]*@))(?!\d)/i;

/** A percent sign that begins no code (RFC 3986 section 2.1). */
const BAD_CODE = /%(?![0-9a-f]{2}).{0,2}/i;

/** Misspelt ones too, of which another rule tells. */
const TOKEN = /[$%\\]?[{｛]+[^{}｛｝@:/?#]*[}｝]*|(?<![\p{L}\p{N}])\p{N}*\p{L}[\p{L}\p{N}]*[}｝]+/gu;

/**
 * Looks at a link of a form that is allowed. Tokens in it may stand for anything.
 *
 * @returns undefined where it leads where it says
 */
export function misleading(link: string): Misleading | undefined {
  const invisible = INVISIBLE.exec(link)?.[0];
  if (invisible !== undefined) return { reason: 'invisible', detail: codeOf(invisible) };
  const encoded = ENCODED.exec(link)?.[0];
  if (encoded !== undefined) return { reason: 'encoded', detail: encoded };
  const second = SECOND_SCHEME.exec(link)?.[1];
  if (second !== undefined) return { reason: 'double', detail: second };
  const known = link.replace(TOKEN, 'token');
  // Of the path of a page another rule tells.
  const code = BAD_CODE.exec(known.startsWith('/') ? known.replace(/^[^?]*/, '') : known)?.[0];
  if (code !== undefined) return { reason: 'bad-code', detail: code };
  if (link.startsWith('https:'))
    return (
      misleadingEnd(link) ?? misleadingHost(link.replace(TOKEN, 'token.example')) ?? misleadingChat(link)
    );
  if (link.startsWith('mailto:')) return misleadingMail(link.slice('mailto:'.length));
  return link.startsWith('tel:') ? misleadingNumber(link.slice('tel:'.length)) : undefined;
}

/** What ends a sentence, a quotation or a pair of brackets, and was copied with the address. */
const COPIED_END = /(?<![)\]}>»›”’“‘"'«‹,;])[)\]}>»›”’“‘"'«‹,;]+$/;

/** An address in which a pair begins may have its end, too. */
const OPENING = /[([{<«‹“‘"']/;

function misleadingEnd(link: string): Misleading | undefined {
  const end = COPIED_END.exec(link)?.[0];
  if (end === undefined || OPENING.test(link.slice(0, -end.length))) return undefined;
  return { reason: 'copied-end', detail: end };
}

/** RFC 6068 section 4: a program may fill in the subject and the text; other headers send a message elsewhere. */
const HEADERS = ['subject', 'body'];

const MAIL_ADDRESS = /^(?!\/\/)(?:token|[^@,;:<>()[\]"&=]+@(?:[^@,;:<>()[\]"&=.]+\.)+[^@,;:<>()[\]"&=.]+)$/;

function misleadingMail(rest: string): Misleading | undefined {
  const [to = '', ...more] = rest.split('?');
  const headers = more.join('?').split('&').filter(Boolean);
  const foreign = headers.find((header) => !HEADERS.includes((header.split('=')[0] ?? '').toLowerCase()));
  if (foreign !== undefined) return { reason: 'mail-header', detail: foreign.split('=')[0] ?? '' };
  const isShared = to === '' && headers.length > 0;
  const addresses = to.split(',');
  const wrong = isShared
    ? undefined
    : addresses.find((address) => !MAIL_ADDRESS.test(address.replace(TOKEN, 'token')));
  if (wrong === undefined) return undefined;
  // A comma in the place of a point divides one address.
  return { reason: 'mail-address', detail: addresses.every((address) => address.includes('@')) ? wrong : to };
}

function misleadingNumber(rest: string): Misleading | undefined {
  const number = rest.replace(TOKEN, '0');
  const reason = wrongNumber(number);
  // Of its digits only those of the token are known.
  if (reason === undefined || (number !== rest && reason !== 'tel')) return undefined;
  return { reason, detail: rest };
}

/** A chat at WhatsApp; of a token in the place of the number another rule tells. */
const CHAT =
  /^https:\/\/(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?(?:[^#&]*&)*?phone=)((?:\+|%2b)?[\d().%-]+)(?=[/?#&]|$)/i;

function misleadingChat(link: string): Misleading | undefined {
  const number = CHAT.exec(link)?.[1];
  return number === undefined || isChatNumber(number) ? undefined : { reason: 'chat', detail: number };
}
