/** Whether a text is invisible: only spaces and characters without a glyph. */
export const isBlank = (text: string) => /^[\s\p{Cc}\p{Cf}]*$/u.test(text);
