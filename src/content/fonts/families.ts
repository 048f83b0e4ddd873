import type { Fonts } from '../../generated/documents';
import type { FONT_PARTS } from '../../generated/font-parts';

/** A font file: a package of Fontsource without its scope, and the part of its letters. */
export type FontPart = keyof typeof FONT_PARTS;

export type PairName = NonNullable<Fonts['name']>;

export interface FontFamily {
  /** As style sheets call it. */
  name: string;
  /** Latin letters, which every site gets. */
  latin: readonly FontPart[];
  /** Further letters, for sites that have some of them. */
  more: readonly FontPart[];
  fallbacks: readonly Fallback[];
  /** What else stands before the fallbacks in a style sheet's list, or in their place where src/theme/fonts.css has them. */
  others?: readonly string[];
  /** The last one of that list. */
  generic: 'sans-serif' | 'serif';
}

/**
 * A font of the device, sized like one of ours, so that text looks much the same without it. Figures measured on English
 * texts as those of src/theme/fonts.css: advance width against Liberation (Arial, Times) and Roboto, ascent and descent.
 */
export interface Fallback {
  name: string;
  weight: 400 | 600;
  /** Names of the font on devices. */
  local: readonly string[];
  /** In per cent. */
  size: number;
  ascent: number;
  descent: number;
}

const ARIAL = {
  400: ['Arial', 'ArialMT', 'Liberation Sans'],
  600: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
} as const;
const ROBOTO = { 400: ['Roboto', 'Roboto-Regular'], 600: ['Roboto Bold', 'Roboto-Bold'] } as const;
const TIMES = {
  600: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
} as const;

const arial = (of: string, weight: 400 | 600, figures: Figures) =>
  fallback(`${of} Fallback Arial`, weight, ARIAL[weight], figures);
const roboto = (of: string, weight: 400 | 600, figures: Figures) =>
  fallback(`${of} Fallback Roboto`, weight, ROBOTO[weight], figures);

type Figures = readonly [size: number, ascent: number, descent: number];

function fallback(
  name: string,
  weight: 400 | 600,
  local: readonly string[],
  [size, ascent, descent]: Figures,
): Fallback {
  return { name, weight, local, size, ascent, descent };
}

const SOURCE_SERIF: FontFamily = {
  name: 'Source Serif 4 Variable',
  latin: ['source-serif-4/latin', 'source-serif-4/latin-ext'],
  more: [
    'source-serif-4/vietnamese',
    'source-serif-4/cyrillic',
    'source-serif-4/cyrillic-ext',
    'source-serif-4/greek',
  ],
  fallbacks: [fallback('Source Serif Fallback Times', 600, TIMES[600], [112.6, 92, 29.8])],
  generic: 'serif',
};

const SOURCE_SANS: FontFamily = {
  name: 'Source Sans 3 Variable',
  latin: ['source-sans-3/latin', 'source-sans-3/latin-ext'],
  more: [
    'source-sans-3/vietnamese',
    'source-sans-3/cyrillic',
    'source-sans-3/cyrillic-ext',
    'source-sans-3/greek',
    'source-sans-3/greek-ext',
  ],
  fallbacks: [
    arial('Source Sans', 400, [93.3, 109.8, 42.9]),
    arial('Source Sans', 600, [89.4, 114.6, 44.8]),
    roboto('Source Sans', 400, [93.7, 109.3, 42.7]),
    roboto('Source Sans', 600, [95.1, 107.7, 42.1]),
  ],
  generic: 'sans-serif',
};

const NUNITO: FontFamily = {
  name: 'Nunito Variable',
  latin: ['nunito/latin', 'nunito/latin-ext'],
  more: ['nunito/vietnamese', 'nunito/cyrillic', 'nunito/cyrillic-ext'],
  fallbacks: [
    arial('Nunito', 400, [101, 100.1, 34.9]),
    arial('Nunito', 600, [95.6, 105.7, 36.9]),
    roboto('Nunito', 400, [101.5, 99.6, 34.8]),
    roboto('Nunito', 600, [101.8, 99.4, 34.7]),
  ],
  generic: 'sans-serif',
};

const NOTO: FontFamily = {
  name: 'Noto Sans Variable',
  latin: ['noto-sans/latin', 'noto-sans/latin-ext'],
  more: [
    'noto-sans/vietnamese',
    'noto-sans/cyrillic',
    'noto-sans/cyrillic-ext',
    'noto-sans/greek',
    'noto-sans/greek-ext',
  ],
  fallbacks: [
    arial('Noto Sans', 400, [105.8, 101, 27.7]),
    arial('Noto Sans', 600, [102.2, 104.6, 28.7]),
    roboto('Noto Sans', 400, [106.3, 100.6, 27.6]),
    roboto('Noto Sans', 600, [108.7, 98.3, 26.9]),
  ],
  generic: 'sans-serif',
};

/** In src/theme/fonts.css, as it is the pair of most sites. */
const ANEK: FontFamily = {
  name: 'Anek Latin Variable',
  latin: ['anek-latin/latin', 'anek-latin/latin-ext'],
  more: [],
  fallbacks: [],
  others: ['Anek Latin Fallback Arial', 'Anek Latin Fallback Roboto'],
  generic: 'sans-serif',
};
const FIGTREE: FontFamily = {
  name: 'Figtree Variable',
  latin: ['figtree/latin', 'figtree/latin-ext'],
  more: [],
  fallbacks: [],
  others: ['Anek Latin Signs', 'Figtree Fallback Arial', 'Figtree Fallback Roboto'],
  generic: 'sans-serif',
};

export interface FontPair {
  /** Of headings, figures and the site's name: weight 600 alone. */
  display: FontFamily;
  /** Of everything else: weights 400 to 600. */
  text: FontFamily;
}

/** The pair of src/theme/fonts.css. */
export const DEFAULT_PAIR: PairName = 'clear';

/** The pairs that a site can choose from. */
export const PAIRS: Readonly<Record<PairName, FontPair>> = {
  clear: { display: ANEK, text: FIGTREE },
  book: { display: SOURCE_SERIF, text: SOURCE_SANS },
  round: { display: NUNITO, text: NUNITO },
  plain: { display: NOTO, text: NOTO },
};

/** Whether this is the name of a pair. */
export const isPairName = (name: string): name is PairName => Object.hasOwn(PAIRS, name);

/** The names of all pairs. */
export const PAIR_NAMES: readonly PairName[] = Object.keys(PAIRS).filter(isPairName);
