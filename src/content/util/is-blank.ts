/** Whether a text shows nothing: only spaces, and characters that have no shape. */
export const isBlank = (text: string) => /^[\s\p{Cc}\p{Cf}]*$/u.test(text);
