import { readFile } from 'node:fs/promises';
import * as fontkit from 'fontkit';
import { DISPLAY_FILES, TEXT_FILES } from './font-files';

/** The site's fonts at one weight; the first that has a letter draws it. */
export type FontStack = readonly fontkit.Font[];

export interface Fonts {
  /** For the title and the site's name: Anek Latin. */
  display: FontStack;
  /** For small text: Figtree. */
  text: FontStack;
}

/** Reads the fonts from their packages, in the weights of the visual brief, section 3. */
export async function loadFonts(): Promise<Fonts> {
  const [display, text] = await Promise.all([openAll(DISPLAY_FILES), openAll(TEXT_FILES)]);
  return { display, text };
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
