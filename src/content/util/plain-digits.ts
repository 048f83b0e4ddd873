/** A text with the digits 0 to 9 in the place of those of other scripts: `٣` and `३` are `3`. */
export const plainDigits = (text: string) =>
  text.replace(/(?![0-9])\p{Nd}/gu, (digit) => String(valueOf(digit)));

/** The digits of a script follow each other from 0 to 9 (The Unicode Standard, section 4.6). */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++;
  return before % 10;
}
