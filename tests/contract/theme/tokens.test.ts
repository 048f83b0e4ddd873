import { readFileSync } from 'node:fs';
import path from 'node:path';
import { converter, formatHex, wcagContrast } from 'culori';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { themed } from '../../../src/node/assets/canvas-color';
import { PROJECT_ROOT } from '../../../src/node/project';
import { tileColors } from '../../../src/theme/patterns/tile-colors';

/**
 * The contrast that the theme promises, recomputed from its tokens: WCAG 2 relative luminance
 * (success criteria 1.4.3 and 1.4.11), the worst pair of each row.
 */
const SURFACES = ['canvas', 'mist', 'raised', 'sunken'];
const HUES = ['green', 'indigo', 'marigold', 'lagoon', 'laterite', 'slate'] as const;

type Row = [what: string, pairs: readonly Pair[], light: number, dark: number];
type Pair = readonly [front: string, ground: string];

const ROWS: readonly Row[] = [
  ['headings', onSurfaces('ink'), 14.1, 14.9],
  ['body text', onSurfaces('ink-2'), 7.0, 8.9],
  ['muted text', onSurfaces('ink-3'), 4.8, 6.0],
  ['brand button', [['on-brand', 'brand']], 7.8, 10.1],
  ['brand button, hovered', [['on-brand', 'brand-hover']], 7.8, 10.1],
  ['accent button', [['on-accent', 'accent']], 9.3, 10.2],
  ['accent button, hovered', [['on-accent', 'accent-hover']], 9.3, 10.2],
  ['links', onSurfaces('brand'), 6.6, 9.3],
  ['errors', onSurfaces('error'), 5.6, 7.3],
  ['edges of controls', onSurfaces('line-strong'), 3.3, 3.6],
  ['focus ring', onSurfaces('focus'), 6.6, 9.8],
  ['hues on their tints', HUES.map((hue) => [`c-${hue}`, `t-${hue}`]), 5.5, 6.9],
  ['footer text', [['on-footer', 'footer']], 9.6, 9.6],
  ['footer, small print', [['on-footer-small', 'footer']], 7.2, 7.2],
];

/** Fields are the same in both themes, but for marigold, which is dimmer in the dark one. */
const FIELD_ROWS: readonly [what: string, pair: Pair, light: number, dark: number][] = [
  ['text on a field', ['on', 'field'], 8.5, 8.5],
  ['second text on a field', ['on-2', 'field'], 6.8, 6.2],
  ['second text on its light thread', ['on-2', 'thread-a'], 5.4, 5.4],
];

/** The table has one decimal, and was made from colours rounded to eight bits. */
const ROUNDING = 0.06;

const css = ['tokens.css', 'panel-colors.css']
  .map((name) => readFileSync(path.join(PROJECT_ROOT, 'src/theme', name), 'utf8'))
  .join('\n');
const root = declarations(':root');

describe.each(['light', 'dark'] as const)('contrast in the %s theme', (theme) => {
  it.each(ROWS)('%s', (_what, pairs, light, dark) => {
    const least = theme === 'light' ? light : dark;
    const colourOf = (token: string) => themed(propertyOf(root, token), theme);
    expect(failing(pairs, colourOf, least)).toEqual([]);
  });
});

it('every colour can be written in hexadecimal digits (src/node/bundle/first-load.ts)', () => {
  const sheets = globSync('src/**/*.css', { cwd: PROJECT_ROOT, absolute: true });
  const all = sheets.map((file) => readFileSync(file, 'utf8')).join('\n');
  const colours = all.match(/\b(?:oklch|oklab|lch|lab|color)\([^)]*\)/g) ?? [];
  expect(colours.length).toBeGreaterThan(40);
  expect(colours.filter((colour) => !fits(toRgb(colour)))).toEqual([]);
});

const toRgb = converter('rgb');

/** Whether eight bits a channel hold a colour: none is beyond its ends by more than rounding. */
const fits = (colour: ReturnType<typeof toRgb>) =>
  !!colour && [colour.r, colour.g, colour.b].every((part) => Math.abs(part - 0.5) < 0.5 + 0.5 / 255);

describe.each(HUES)('contrast on the %s field', (hue) => {
  const field = declarations(`[data-color="${hue}"]`);
  it('is the ground of its woven pattern', () => {
    expect(formatHex(themed(propertyOf(field, 'field'), 'light'))).toBe(tileColors[hue].color);
  });

  it.each(FIELD_ROWS)('%s', (_what, pair, light, dark) => {
    const colourIn = (theme: 'light' | 'dark') => (token: string) =>
      token === 'thread-a' ? tileColors[hue].a : themed(propertyOf(field, token), theme);
    expect(failing([pair], colourIn('light'), light)).toEqual([]);
    expect(failing([pair], colourIn('dark'), dark)).toEqual([]);
  });
});

function onSurfaces(front: string): Pair[] {
  return SURFACES.map((ground) => [front, ground]);
}

function failing(pairs: readonly Pair[], colourOf: (token: string) => string, least: number): string[] {
  return pairs.flatMap(([front, ground]) => {
    const ratio = wcagContrast(colourOf(front), colourOf(ground));
    return ratio >= least - ROUNDING ? [] : [`--${front} on --${ground}: ${ratio.toFixed(2)}, not ${least}`];
  });
}

/** The custom properties of the first rule with this selector. */
function declarations(selector: string): ReadonlyMap<string, string> {
  const body = css.split(`${selector} {`)[1]?.split('}')[0] ?? '';
  const found = body.matchAll(/--([\w-]+):\s*([^;]+);/g);
  return new Map(Array.from(found, ([, name = '', value = '']) => [name, value.trim()]));
}

function propertyOf(properties: ReadonlyMap<string, string>, token: string): string {
  const value = properties.get(token);
  if (!value) throw new Error(`src/theme has no --${token} where it is expected`);
  return value;
}
