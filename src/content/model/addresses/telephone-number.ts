/** Why telephones would dial something else than the number that is meant, or nothing. */
export type WrongNumber = 'tel' | 'tel-several' | 'tel-trunk' | 'tel-country' | 'tel-length';

/** RFC 3966 without its letters and without * and #, which telephones take for orders; an extension may follow. */
const NUMBER = /^\+?[().-]*\d[\d().-]*(?:;ext=[\d-]+)?$/;

/** The 0 that only callers within the country dial: `+44 (0) 20`. */
const TRUNK = /^\+[\d.-]*\(0\)/;

/** An extension as people write it: `ext. 12`, `x12`. */
const EXTENSION = /(^|[^,;])[,;]*(?:ext\.?|extension|x|poste|ramal)(\d+)$/i;

/** What stands between two numbers; a code of an area, too, has a stroke behind it. */
const BETWEEN = /[/|,;&]|or|and|ou|et|\b\+/;

/** In digits: what stands before a stroke and has fewer is the code of an area. */
const MIN_DIGITS_OF_WHOLE = 7;

/** Numbers of help lines have three. */
const MIN_DIGITS = 3;

/** With the code of the country (E.164); the shortest numbers of all have seven digits then. */
const [MIN_DIGITS_WITH_COUNTRY, MAX_DIGITS] = [7, 15];

/** With the code of the country, in digits alone, as a chat at WhatsApp needs it. */
const CHAT = /^[1-9]\d{6,14}$/;

/** A number behind `tel:` (RFC 3966): without spaces, and with its extension as `;ext=12`. */
export const dialled = (number: string) => number.replace(/\s/g, '').replace(EXTENSION, '$1;ext=$2');

/** Looks at a number as people write it, or as it stands behind `tel:`. */
export function wrongNumber(written: string): WrongNumber | undefined {
  const number = dialled(written);
  if (!NUMBER.test(number)) return areSeveral(number) ? 'tel-several' : 'tel';
  if (TRUNK.test(number)) return 'tel-trunk';
  const digits = digitsOf(number.replace(/;.*$/, ''));
  const hasCountry = number.startsWith('+');
  if (hasCountry && digits.startsWith('0')) return 'tel-country';
  const fewest = hasCountry ? MIN_DIGITS_WITH_COUNTRY : MIN_DIGITS;
  return digits.length < fewest || digits.length > MAX_DIGITS ? 'tel-length' : undefined;
}

/** Whether a chat at WhatsApp begins with the number as it is written. */
export const isChatNumber = (number: string) => CHAT.test(number);

/**
 * A number with the code of its country in digits alone.
 *
 * @returns empty where the code is missing: a 0 before a number is for callers within the country
 */
export function chatNumber(written: string): string {
  const digits = digitsOf(written.replace(/^(\s*\+[^(]*)\(0\)/, '$1')).replace(/^00/, '');
  return CHAT.test(digits) ? digits : '';
}

const digitsOf = (number: string) => number.replace(/\D/g, '');

function areSeveral(number: string): boolean {
  const [first = '', ...others] = number.split(BETWEEN);
  const [digits, more] = [digitsOf(first).length, digitsOf(others.join('')).length];
  return !/\p{L}/u.test(first + others.join('')) && digits >= MIN_DIGITS_OF_WHOLE && more > 0;
}
