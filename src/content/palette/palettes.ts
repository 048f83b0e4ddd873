import { clampRgb, converter, formatHex } from 'culori';
import type { Palette } from '../../generated/documents';

/** The colours that a palette is made of, as `#rrggbb`. */
export interface PaletteColors {
  /** Links and buttons in the light theme. */
  brand: string;
  /** The same in the dark theme. */
  brandDark: string;
  /** Buttons on color panels, in both themes. */
  accent: string;
}

export type PaletteName = NonNullable<Palette['name']>;

/** The palette of src/theme/tokens.css. */
export const DEFAULT_PALETTE: PaletteName = 'forest';

/** The palettes that a site can choose from. */
export const PALETTES: Readonly<Record<PaletteName, PaletteColors>> = {
  forest: { brand: '#0e5e45', brandDark: '#67d6ac', accent: '#fab72a' },
  ocean: { brand: '#0f4c81', brandDark: '#8cc4f5', accent: '#ff9d42' },
  clay: { brand: '#8c3519', brandDark: '#f3a685', accent: '#f0cb8e' },
  plum: { brand: '#6a2a6b', brandDark: '#dfa6de', accent: '#ff9eb5' },
  graphite: { brand: '#37454f', brandDark: '#b3c3cf', accent: '#8fd0f0' },
};

const toOklch = converter('oklch');

/** A colour with another lightness (0 to 1) of OKLCH, and at most so much chroma. */
export function withLightness(
  colour: string,
  lightness: number,
  maxChroma = Number.POSITIVE_INFINITY,
): string {
  const { c = 0, h } = toOklch(colour) ?? {};
  return formatHex(clampRgb({ mode: 'oklch', l: lightness, c: Math.min(c, maxChroma), h })) ?? colour;
}

/** The lightness of a colour in OKLCH, 0 to 1. */
export const lightnessOf = (colour: string): number => toOklch(colour)?.l ?? 0;

/** What a site's palette is made of; what it does not say is that of the palette it names. */
export function colorsOf({ name = DEFAULT_PALETTE, brand, brandDark, accent }: Palette): PaletteColors {
  const named = PALETTES[name];
  return {
    brand: brand ?? named.brand,
    brandDark: brandDark ?? (brand === undefined ? named.brandDark : lightOf(brand)),
    accent: accent ?? named.accent,
  };
}

/** The lightness and the chroma of the brand in the dark theme. */
const lightOf = (brand: string) => withLightness(brand, 0.8, 0.12);
