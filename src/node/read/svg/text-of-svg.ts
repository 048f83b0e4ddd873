import { Refusal } from './refusal';

/** The encoding named in the first line: `<?xml version="1.0" encoding="windows-1252"?>`. */
const DECLARED = /^\s*<\?xml[^>]{0,80}?encoding\s*=\s*["']([\w.:-]+)["']/;

/** The first bytes of UTF-16, with a byte order mark or with `<`. */
const WIDE: readonly (readonly [encoding: string, beginning: string])[] = [
  ['utf-16le', 'fffe'],
  ['utf-16be', 'feff'],
  ['utf-16le', '3c00'],
  ['utf-16be', '003c'],
];

/**
 * The text of an SVG in the encoding that it declares (XML 1.0, appendix F). It is written in UTF-8, so that what was read
 * here is what browsers read.
 *
 * @throws Refusal when browsers do not know the encoding, or the bytes do not fit it
 */
export function textOfSvg(bytes: Buffer): string {
  const beginning = bytes.toString('hex', 0, 2);
  const wide = WIDE.find(([, mark]) => mark === beginning)?.[0];
  const declared = DECLARED.exec(bytes.toString('latin1', 0, 200))?.[1];
  const encoding = wide ?? declared ?? 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal({
      fault: 'corrupt',
      detail: `its letters cannot be read as ${encoding.toUpperCase()}`,
    });
  }
}
