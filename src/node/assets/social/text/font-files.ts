import { createRequire } from 'node:module';
import path from 'node:path';

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

export const DISPLAY_FILES = [...anek(600), ...figtree(600)];
export const TEXT_FILES = [...figtree(500), ...anek(500)];

/** The file of each font, to notice changes. */
export const FONT_FILES: readonly string[] = [...DISPLAY_FILES, ...TEXT_FILES];

/** One weight per file: fontkit cannot set the weight of the variable fonts that pages use. */
function fileOf(family: keyof typeof PACKAGES, part: string, weight: number): string {
  return path.join(PACKAGES[family], 'files', `${family}-${part}-${weight}-normal.woff2`);
}
