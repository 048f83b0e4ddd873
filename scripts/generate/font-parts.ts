import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import { isIn, rangesOf, readRanges, writeRanges } from '../../src/content/fonts/unicode-ranges';

/** By package of Fontsource, without its scope: the parts that sites can be given. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  'anek-latin': ['latin', 'latin-ext'],
  figtree: ['latin', 'latin-ext'],
  'source-serif-4': ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek'],
  'source-sans-3': ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'],
  nunito: ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext'],
  'noto-sans': ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'],
  'noto-sans-arabic': ['arabic'],
  'noto-sans-bengali': ['bengali'],
  'noto-sans-devanagari': ['devanagari'],
  'noto-sans-ethiopic': ['ethiopic'],
  'noto-sans-gujarati': ['gujarati'],
  'noto-sans-gurmukhi': ['gurmukhi'],
  'noto-sans-hebrew': ['hebrew'],
  'noto-sans-kannada': ['kannada'],
  'noto-sans-malayalam': ['malayalam'],
  'noto-sans-oriya': ['oriya'],
  'noto-sans-tamil': ['tamil'],
  'noto-sans-telugu': ['telugu'],
  'noto-sans-thai': ['thai'],
};

const { resolve } = createRequire(import.meta.url);

/** The module that says which letters each font has, for the validator, which reads no fonts. */
export async function fontParts(): Promise<{ path: string; text: string }> {
  const lines = await Promise.all(
    Object.entries(PARTS).map(async ([name, parts]) => {
      const ranges: Record<string, string> = JSON.parse(
        await readFile(resolve(`@fontsource-variable/${name}/unicode.json`), 'utf8'),
      );
      return Promise.all(parts.map((part) => lineOf(name, part, ranges[part] ?? '')));
    }),
  );
  return { path: 'src/generated/font-parts.ts', text: [HEAD, ...lines.flat(), '} as const;', ''].join('\n') };
}

const HEAD = `// Generated from the packages of Fontsource by \`npm run generate\`. Do not edit.

/**
 * Font files by package and part. \`range\` is what a style sheet says of each; \`letters\` are those that it has beyond ASCII: letters, their
 * marks, and digits.
 */
export const FONT_PARTS = {`;

async function lineOf(name: string, part: string, range: string): Promise<string> {
  const file = resolve(`@fontsource-variable/${name}/files/${name}-${part}-wght-normal.woff2`);
  const font = fontkit.create(await readFile(file));
  const codes = 'characterSet' in font ? font.characterSet : [];
  const letters = codes.filter((code) => isIn(readRanges(range), code) && isLetter(code));
  return `  '${name}/${part}': { range: '${range}', letters: '${writeRanges(rangesOf(letters))}' },`;
}

const isLetter = (code: number) => code > 0x7f && /[\p{L}\p{M}\p{N}]/u.test(String.fromCodePoint(code));
