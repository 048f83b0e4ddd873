/**
 * First bytes of formats that people mistake for web pictures and that libvips does not name (HEIC only where it can
 * read the rest): ISO/IEC 23008-12 annex B, ISO 32000-1 7.5.2, and the BITMAPFILEHEADER of Windows.
 */
const BEGINNINGS: readonly (readonly [format: string, beginning: RegExp])[] = [
  ['heic', /^.{4}ftyp.{0,48}?(?:hei[cmsx]|hev[cmsx])/s],
  ['pdf', /^%PDF-/],
  ['bmp', /^BM.{4}\0{4}/s],
];

/** The format of a file that no page can show, by its first bytes; undefined for any other file. */
export function foreignFormat(bytes: Buffer): string | undefined {
  const beginning = bytes.toString('latin1', 0, 64);
  return BEGINNINGS.find(([, is]) => is.test(beginning))?.[0];
}

/** Whether a file begins as XML does, in UTF-8 or UTF-16. */
export function isMarkup(bytes: Buffer): boolean {
  const beginning = bytes.toString('latin1', 0, 400).replaceAll('\0', '');
  return /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*</.test(beginning);
}

/** Whether a file is compressed as a whole (RFC 1952, 2.3.1), as drawing programs write under `.svgz`. */
export const isZipped = (bytes: Buffer) => bytes[0] === 0x1f && bytes[1] === 0x8b;
