import { beforeAll, expect, test } from 'vitest';
import type { SocialCard } from '../../../content/resolve/social-card';
import { type CardWriter, createCardWriter } from './card';
import { CARD } from './card-size';
import { loadFonts } from './text/fonts';
import { readCardColors } from './card-colors';
import { createLettering, type Lettering } from './text/lettering';

const card: SocialCard = { route: '/soles', title: 'Soles and heels', color: 'green', pattern: 'phula' };
const at = { x: 0, y: 0, size: 100 };
const chosen = { pair: 'clear' } as const;
const english = { language: 'en', direction: 'ltr' } as const;
const arabic: SocialCard = { ...card, title: 'عيادة النيل (Nile Clinic) منذ 1998' };

let writer: CardWriter;
let lettering: Lettering;

async function newWriter(language = 'en'): Promise<CardWriter> {
  const [fonts, colors] = await Promise.all([loadFonts(chosen), readCardColors()]);
  const frame = {
    siteName: 'Cobbler',
    domain: 'cobbler.example',
    hasLogo: false,
    language,
    canvas: '#ffffff',
    colorsOf: colors,
  };
  const made = createCardWriter(fonts, frame);
  for (const title of [card.title, arabic.title, 'AZaz ŁéșỌọ₹₵’ 😀 漢']) await made.open({ ...card, title });
  return made;
}

beforeAll(async () => {
  writer = await newWriter();
  const { display } = await loadFonts(chosen);
  await display.open('abCeésṣș soft ŁỌọ₹₵’ 漢😀');
  lettering = createLettering(display, 0, english);
});

test('the same page gives the same picture on every run', async () => {
  expect(writer.draw(card)).toBe((await newWriter()).draw(card));
});

test('the picture needs no font and no file', () => {
  expect(writer.draw(card)).not.toMatch(/<text|<image|font-|href="[^#]/);
});

test('the words keep off the pattern, the edges and each other, however long the title is', () => {
  for (const title of [
    'Soles',
    'A title with the seventy letters that a page document may have, or so',
    'x'.repeat(90),
  ]) {
    const [words = ''] = /<path fill="#f7fbf9" d="[^"]*"/.exec(writer.draw({ ...card, title })) ?? [];
    const numbers = [...words.matchAll(/-?[\d.]+/g)].map(Number).filter((number) => number > 200);
    expect(Math.max(...numbers), title).toBeLessThan(800);
    expect(words).not.toMatch(/NaN|Infinity/);
  }
});

test.each(['₹', '₵', 'é', 'Ł', 'ș', 'ọ', '’'])('%s is drawn', (letter) => {
  expect(lettering.missing(letter)).toEqual([]);
  expect(lettering.outline(letter, at)).toMatch(/^M/);
});

test('a letter that no font has is reported and left out; the others stay', () => {
  expect(writer.missing({ ...card, title: 'a漢b😀' })).toEqual(['漢', '😀']);
  expect(lettering.outline('a漢b', at)).toBe(
    lettering.outline('a', at) + shifted('b', lettering.widthOf('a')),
  );
  expect(writer.draw({ ...card, title: '漢' })).toContain('</svg>');
});

test('invisible characters are not reported, and letters may be decomposed', () => {
  expect(writer.missing({ ...card, title: 'soft\u00adhyphen\u200d\ufe0f' })).toEqual([]);
  expect(lettering.outline('e\u0301', at)).toBe(lettering.outline('é', at));
});

test('letters come from both families, each in its weight', async () => {
  const { display, text } = await loadFonts(chosen);
  await Promise.all([display.open('a'), text.open('a')]);
  const [heading, small] = [display.fontOf('a'), text.fontOf('a')];
  expect(heading?.font.glyphToPath(heading.font.glyph(97) ?? 0)).not.toBe(
    small?.font.glyphToPath(small.font.glyph(97) ?? 0),
  );
});

test('from right to left, the picture is as in a mirror: words at the right, the pattern at the left', async () => {
  const mirrored = (await newWriter('ar')).draw(arabic);
  const [words = ''] = /<path fill="#f7fbf9" d="[^"]*"/.exec(mirrored) ?? [];
  const across = [...words.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x]) => Number(x));
  expect(Math.min(...across)).toBeGreaterThan(400);
  expect(Math.max(...across)).toBeLessThan(1200 - 60);
  expect(Math.max(...across)).toBeGreaterThan(1200 - 90);
  expect(mirrored).toContain('matrix(-1 0 0 1 1200 0)');
});

test('the picture has the size that it says', () => {
  expect(writer.draw(card)).toContain(`width="${CARD.width}" height="${CARD.height}"`);
});

const shifted = (letter: string, ems: number) => lettering.outline(letter, { ...at, x: ems * at.size });
