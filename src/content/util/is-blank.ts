/** Whether a text is invisible: only spaces, characters without a glyph, and private ones that no font of a visitor has. */
export const isBlank = (text: string) =>
  /^[\s\p{Cc}\p{Cf}\p{Co}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text);
