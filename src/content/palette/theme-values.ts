import type { Palette } from '../../generated/documents';
import type { ThemeValue } from '../model/pages/page-data';
import { onAccent } from './contrast';
import { colorsOf, DEFAULT_PALETTE, lightnessOf, withLightness } from './palettes';

/**
 * The values that a palette has in place of those of src/theme/tokens.css.
 *
 * @returns nothing for the palette that stands there
 */
export function themeValues(palette: Palette = {}): ThemeValue[] {
  const { name = DEFAULT_PALETTE, ...own } = palette;
  if (name === DEFAULT_PALETTE && Object.keys(own).length === 0) return [];
  const { brand, brandDark, accent } = colorsOf(palette);
  const value = (name: string, light: string, dark = light) => ({ name, light, dark });
  const accentHover = lighter(accent, 0.045);
  return [
    value('--brand', brand, brandDark),
    value('--brand-hover', lighter(brand, -0.06), lighter(brandDark, 0.055)),
    value('--on-brand', '#ffffff', withLightness(brandDark, 0.2, 0.03)),
    value('--brand-tint', withLightness(brand, 0.955, 0.025), withLightness(brand, 0.275, 0.038)),
    value('--focus', brand, brandDark),
    value('--accent', accent),
    value('--accent-hover', onAccent(accent) === onAccent(accentHover) ? accentHover : accent),
    value('--on-accent', onAccent(accent)),
    value('--knot', accent),
    value('--footer', withLightness(brand, 0.205, 0.018)),
    value('--footer-edge', withLightness(brand, 0.335, 0.08)),
    value('--footer-line', withLightness(brand, 0.31, 0.018)),
  ];
}

const lighter = (colour: string, by: number) =>
  withLightness(colour, Math.min(1, Math.max(0, lightnessOf(colour) + by)));
