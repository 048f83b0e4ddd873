/** Characters that no page shows, and controls of the direction of reading: validate refuses them, or nobody sees them. */
const UNSEEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
  /[\u0000-\u0008\u000e-\u001d\u001f\u007f-\u0084\u0086-\u009f\u00ad\u200b\u202a-\u202e\u2060\u2066-\u2069\ufdd0-\ufdef\ufeff\ufffe\uffff]|\p{Cs}/gu;

/** Line breaks: of files, of Word (a vertical tab, a form feed), and of Unicode. */
const LINE_BREAK =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: breaks of lines and pages in Word
  /\r\n|[\n\r\u000b\u000c\u0085\u2028\u2029]/g;

/** Spaces of other widths. The one that does not break stays: some languages write it before a colon. */
const ODD_SPACE = /[\u2000-\u200a\u205f]/g;

/** Word's hyphen that does not break. */
const WORD_HYPHEN = String.fromCharCode(0x1e);

/** The text of a field without what it cannot hold; quotation marks and dashes stay as they were written. */
export function plainText(text: string): string {
  return withoutUnseen(text.replace(LINE_BREAK, ' ').replaceAll('\t', ' '));
}

/** The same for a text that has lines; the points of a pasted list become those of the site's own notation. */
export function plainLines(text: string): string {
  return withoutUnseen(
    text
      .replace(LINE_BREAK, '\n')
      .replace(/^[ \t]*[•·▪◦‣][ \t]*/gm, '- ')
      .replaceAll('\t', ' '),
  );
}

const withoutUnseen = (text: string) =>
  text.replaceAll(WORD_HYPHEN, '-').replace(UNSEEN, '').replace(ODD_SPACE, ' ');
