import { beforeAll, expect, test } from 'vitest';
import type { SocialCard } from '../../../content/resolve/social-card';
import { type CardWriter, createCardWriter } from './card';
import { CARD } from './card-size';
import { loadFonts } from './text/fonts';
import { readCardColors } from './card-colors';
import { createLettering, type Lettering } from './text/lettering';

const card: SocialCard = { route: '/soles', title: 'Soles and heels', color: 'green', pattern: 'phula' };
const at = { x: 0, y: 0, size: 100 };

let writer: CardWriter;
let lettering: Lettering;

async function newWriter(): Promise<CardWriter> {
  const [fonts, colors] = await Promise.all([loadFonts(), readCardColors()]);
  const frame = {
    siteName: 'Cobbler',
    domain: 'cobbler.example',
    hasLogo: false,
    canvas: '#ffffff',
    colorsOf: colors,
  };
  return createCardWriter(fonts, frame);
}

beforeAll(async () => {
  writer = await newWriter();
  lettering = createLettering((await loadFonts()).display, 0);
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
  expect(writer.missing('a漢b😀')).toEqual(['漢', '😀']);
  expect(lettering.outline('a漢b', at)).toBe(
    lettering.outline('a', at) + shifted('b', lettering.widthOf('a')),
  );
  expect(writer.draw({ ...card, title: '漢' })).toContain('</svg>');
});

test('invisible characters are not reported, and letters may be decomposed', () => {
  expect(writer.missing('soft\u00adhyphen\u200d\ufe0f')).toEqual([]);
  expect(lettering.outline('e\u0301', at)).toBe(lettering.outline('é', at));
});

test('letters come from both families, each in its weight', async () => {
  const { display, text } = await loadFonts();
  expect(display[0]?.familyName).toMatch(/^Anek Latin/);
  expect(display[0]?.['OS/2'].usWeightClass).toBe(600);
  expect(text[0]?.familyName).toMatch(/^Figtree/);
  expect(text[0]?.['OS/2'].usWeightClass).toBe(500);
});

test('the picture has the size that it says', () => {
  expect(writer.draw(card)).toContain(`width="${CARD.width}" height="${CARD.height}"`);
});

const shifted = (letter: string, ems: number) => lettering.outline(letter, { ...at, x: ems * at.size });
