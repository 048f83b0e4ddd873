/** Letters as wide as two (Unicode Standard Annex 11): of Chinese, Japanese and Korean, their punctuation, and emoji. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3000-\u303e\uff01-\uff60\p{Emoji_Presentation}]/gu;

/** Marks above and below letters, and characters without a shape. */
const WITHOUT_WIDTH = /[\p{Mn}\p{Me}\p{Cf}]/gu;

/** Anything but letters of one width. */
const OTHER = /[^\u0020-\u02ff]/;

/** How many Latin letters are about as wide as a text. */
export function textWidth(text: string): number {
  if (!OTHER.test(text)) return text.length;
  const shown = text.replace(WITHOUT_WIDTH, '');
  return lengthOf(shown) + (shown.match(WIDE)?.length ?? 0);
}

/** In characters as JSON Schema counts them, not in UTF-16 units. */
export const lengthOf = (text: string) => Array.from(text).length;
