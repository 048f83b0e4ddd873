/** What stands between the digits of a telephone number, and the marks of writing direction that copied ones carry. */
const SEPARATORS = /[\s().\p{Dash_Punctuation}\p{Format}]/gu;

/**
 * What of a telephone number a number field can hold and keep: digits. Separators go, and a plus becomes the 00 that it
 * stands for (ITU-T E.123; E.164 recommends 00).
 *
 * @param text what was typed or pasted
 * @returns undefined where that is not a telephone number, or more than one
 */
export function phoneDigits(text: string): string | undefined {
  const digits = text.normalize('NFKC').replace(SEPARATORS, '').replace('+', '00');
  return /^\d*$/.test(digits) ? digits : undefined;
}
