import { readFileSync } from 'node:fs';
import { formatHex, wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { GROUNDS, MIN_CONTRAST, ON_ACCENT, weakColor } from '../../../src/content/palette/contrast';
import { colorsOf, DEFAULT_PALETTE, PALETTES } from '../../../src/content/palette/palettes';
import { themeValues } from '../../../src/content/palette/theme-values';
import { type Theme, themeColor } from '../../../src/node/assets/canvas-color';
import schema from '../../../schema/parts/palette.schema.json';

const PARTS = ['brand', 'brandDark', 'accent'] as const;
const THEMES: readonly Theme[] = ['light', 'dark'];
const SURFACES = ['--canvas', '--mist', '--raised', '--sunken'] as const;

it.each(THEMES)('the grounds of the %s theme are those of src/theme/tokens.css', async (theme) => {
  expect(await Promise.all(SURFACES.map((name) => themeColor(name, theme)))).toEqual(GROUNDS[theme]);
});

it('the default palette is that of src/theme/tokens.css', async () => {
  const { brand, brandDark, accent } = PALETTES[DEFAULT_PALETTE];
  expect(await themeColor('--brand', 'light')).toBe(brand);
  expect(await themeColor('--brand', 'dark')).toBe(brandDark);
  expect(await themeColor('--accent', 'light')).toBe(accent);
  expect(await themeColor('--on-accent', 'dark')).toBe(ON_ACCENT.dark);
  expect(themeValues({ name: DEFAULT_PALETTE })).toEqual([]);
  expect(themeValues()).toEqual([]);
});

it('every value of a palette is one of the theme', () => {
  const css = readFileSync('src/theme/tokens.css', 'utf8');
  for (const { name } of themeValues({ name: 'ocean' })) expect(css).toContain(`  ${name}: `);
});

it('the schema names the palettes', () => {
  expect(schema.properties.name.enum).toEqual(Object.keys(PALETTES));
});

describe.each(Object.keys(PALETTES).map((name) => colorsOf({ name } as never)))('palette %#', (palette) => {
  it.each(PARTS)('%s can be read', (part) => {
    expect(weakColor(part, palette[part])).toBeUndefined();
  });

  it.each(THEMES)('all that it derives can be read in the %s theme', (theme) => {
    const value = Object.fromEntries(themeValues(palette).map((each) => [each.name, each[theme]]));
    const pairs = [
      ['--on-brand', '--brand'],
      ['--on-brand', '--brand-hover'],
      ['--on-accent', '--accent'],
      ['--on-accent', '--accent-hover'],
      ['--brand', '--brand-tint'],
    ];
    for (const [front = '', ground = ''] of pairs)
      expect(
        wcagContrast(value[front] ?? '', value[ground] ?? ''),
        `${front} on ${ground}`,
      ).toBeGreaterThanOrEqual(MIN_CONTRAST);
  });
});

it.each([...Object.values(PALETTES).map(({ brand }) => brand), '#ffff00', '#ffffff', '#000000'])(
  'the footer has the hue of the brand %s, and its words can be read',
  async (brand) => {
    const footer = themeValues({ name: 'clay', brand }).find(({ name }) => name === '--footer')?.dark ?? '';
    for (const name of ['--on-footer', '--on-footer-small'] as const)
      expect(wcagContrast(await themeColor(name, 'dark'), footer), name).toBeGreaterThanOrEqual(MIN_CONTRAST);
  },
);

it.each([
  ['brand', '#3a9d7f'],
  ['brand', '#ffff00'],
  ['brand', '#ffffff'],
  ['brandDark', '#0e5e45'],
  ['brandDark', '#000000'],
  ['accent', '#7b7b7b'],
] as const)(
  '%s %s cannot be read; the nearest colour that can is passed by the same check',
  (part, colour) => {
    const weak = weakColor(part, colour);
    expect(weak?.contrast).toBeLessThan(MIN_CONTRAST);
    expect(weakColor(part, weak?.nearest ?? '')).toBeUndefined();
    expect(formatHex(weak?.nearest)).toBe(weak?.nearest);
  },
);

it('a brand alone gets a colour for the dark theme that can be read', () => {
  for (const brand of ['#000000', '#0000aa', '#7a1f3d', '#5a4a00', '#404040'])
    expect(weakColor('brandDark', colorsOf({ brand }).brandDark)).toBeUndefined();
});
