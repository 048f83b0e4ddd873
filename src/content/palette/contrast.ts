import { wcagContrast } from 'culori';
import { lightnessOf, type PaletteColors, withLightness } from './palettes';

/** The least contrast of text: WCAG 2, success criterion 1.4.3. */
export const MIN_CONTRAST = 4.5;

/** The grounds that links stand on, of src/theme/tokens.css: `--canvas`, `--mist`, `--raised` and `--sunken`. */
export const GROUNDS = {
  light: ['#fcfdfc', '#f2f6f4', '#ffffff', '#e8efeb'],
  dark: ['#0a1311', '#101a18', '#15221f', '#060d0b'],
} as const;

/** Words on a button of the accent's colour. */
export const ON_ACCENT = { dark: '#0f1e1b', light: '#ffffff' } as const;

/** A colour that cannot be read well enough. */
export interface WeakColor {
  /** The least contrast that it has with what it stands on, or with what stands on it. */
  contrast: number;
  /** The colour most like it that has enough. */
  nearest: string;
}

/** For each colour of a palette what it must be told from, and in which direction of lightness it gets farther. */
const NEEDS: Readonly<Record<keyof PaletteColors, (colour: string) => number>> = {
  brand: (colour) => least(colour, GROUNDS.light),
  brandDark: (colour) => least(colour, GROUNDS.dark),
  accent: (colour) => wcagContrast(colour, onAccent(colour)),
};

/** Dark or white words, whichever can be read better on a colour. */
export const onAccent = (colour: string): string =>
  wcagContrast(colour, ON_ACCENT.dark) >= wcagContrast(colour, ON_ACCENT.light)
    ? ON_ACCENT.dark
    : ON_ACCENT.light;

/** Undefined for a colour that can be read. */
export function weakColor(part: keyof PaletteColors, colour: string): WeakColor | undefined {
  const contrast = NEEDS[part](colour);
  if (contrast >= MIN_CONTRAST) return undefined;
  return { contrast, nearest: nearestTo(colour, NEEDS[part]) };
}

const STEPS = 1000;

/** The same colour, as little darker or lighter as is enough. */
function nearestTo(colour: string, contrastOf: (colour: string) => number): string {
  const from = lightnessOf(colour);
  for (let step = 1; step <= STEPS; step++) {
    for (const lightness of [from - step / STEPS, from + step / STEPS]) {
      if (lightness < 0 || lightness > 1) continue;
      const other = withLightness(colour, lightness);
      if (contrastOf(other) >= MIN_CONTRAST) return other;
    }
  }
  return colour;
}

const least = (colour: string, grounds: readonly string[]) =>
  Math.min(...grounds.map((ground) => wcagContrast(colour, ground)));
