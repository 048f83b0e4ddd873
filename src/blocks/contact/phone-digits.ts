/** Separators in a telephone number, and the invisible direction characters that copied numbers contain. */
const SEPARATORS = /[\s().\p{Dash_Punctuation}\p{Format}]/gu;

/**
 * Converts a telephone number to digits, which a number field can hold. Separators are removed, and a plus becomes the 00 that it
 * means (ITU-T E.123; E.164 recommends 00).
 *
 * @param text what was typed or pasted
 * @returns undefined where that is not a telephone number, or more than one
 */
export function phoneDigits(text: string): string | undefined {
  const digits = text.normalize('NFKC').replace(SEPARATORS, '').replace('+', '00');
  return /^\d*$/.test(digits) ? digits : undefined;
}
