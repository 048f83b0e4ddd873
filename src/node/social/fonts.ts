import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import { unpackWoff2 } from '../font/woff2';

/** The site's fonts at one weight, the first that has a letter draws it. */
export type FontStack = readonly fontkit.Font[];

export interface Fonts {
  /** For the title and the site's name: Anek Latin. */
  display: FontStack;
  /** For what is small: Figtree. */
  text: FontStack;
}

const ANEK = ['latin', 'latin-ext', 'vietnamese'].map((part) => `anek-latin/files/anek-latin-${part}`);
const FIGTREE = ['latin', 'latin-ext'].map((part) => `figtree/files/figtree-${part}`);

const require = createRequire(import.meta.url);

/** The file of each font, for whoever must know whether they have changed. */
export const FONT_FILES: readonly string[] = [...ANEK, ...FIGTREE].map(fileOf);

/** Reads the fonts from their packages: those that the pages use, in the weights of the visual brief, section 3. */
export async function loadFonts(): Promise<Fonts> {
  const [anek, figtree] = await Promise.all([openAll(ANEK), openAll(FIGTREE)]);
  const at = (fonts: FontStack, wght: number) => fonts.map((font) => font.getVariation({ wght }));
  return {
    display: [...at(anek, 600), ...at(figtree, 600)],
    text: [...at(figtree, 500), ...at(anek, 500)],
  };
}

function fileOf(name: string): string {
  return require.resolve(`@fontsource-variable/${name}-wght-normal.woff2`);
}

function openAll(names: readonly string[]): Promise<fontkit.Font[]> {
  return Promise.all(names.map(async (name) => open(await readFile(fileOf(name)))));
}

function open(woff2: Buffer): fontkit.Font {
  const font = fontkit.create(unpackWoff2(woff2));
  if (!('getVariation' in font)) throw new Error('A font of the site is a collection of fonts.');
  return font;
}
