import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as fontkit from 'fontkit';

/** The site's fonts at one weight; the first that has a letter draws it. */
export type FontStack = readonly fontkit.Font[];

export interface Fonts {
  /** For the title and the site's name: Anek Latin. */
  display: FontStack;
  /** For small text: Figtree. */
  text: FontStack;
}

/** Subsets of a family in the order in which a letter is looked up. */
const ANEK = ['latin', 'latin-ext', 'vietnamese'];
const FIGTREE = ['latin', 'latin-ext'];

const require = createRequire(import.meta.url);
const PACKAGES = {
  'anek-latin': path.dirname(require.resolve('@fontsource/anek-latin/package.json')),
  figtree: path.dirname(require.resolve('@fontsource/figtree/package.json')),
};

const anek = (weight: number) => ANEK.map((part) => fileOf('anek-latin', part, weight));
const figtree = (weight: number) => FIGTREE.map((part) => fileOf('figtree', part, weight));

const DISPLAY_FILES = [...anek(600), ...figtree(600)];
const TEXT_FILES = [...figtree(500), ...anek(500)];

/** The file of each font, to notice changes. */
export const FONT_FILES: readonly string[] = [...DISPLAY_FILES, ...TEXT_FILES];

/** Reads the fonts from their packages, in the weights of the visual brief, section 3. */
export async function loadFonts(): Promise<Fonts> {
  const [display, text] = await Promise.all([openAll(DISPLAY_FILES), openAll(TEXT_FILES)]);
  return { display, text };
}

/** One weight per file: fontkit cannot set the weight of the variable fonts that pages use. */
function fileOf(family: keyof typeof PACKAGES, part: string, weight: number): string {
  return path.join(PACKAGES[family], 'files', `${family}-${part}-${weight}-normal.woff2`);
}

function openAll(files: readonly string[]): Promise<fontkit.Font[]> {
  return Promise.all(
    files.map(async (file) => {
      const font = fontkit.create(await readFile(file));
      if (!('glyphForCodePoint' in font)) throw new Error(`${file} is a collection of fonts.`);
      return font;
    }),
  );
}
