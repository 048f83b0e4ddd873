import { beforeAll, expect, test } from 'vitest';
import { type FontStack, loadFonts } from './fonts';
import { runsOf, seen } from './runs';

let fonts: FontStack;

beforeAll(async () => {
  ({ display: fonts } = await loadFonts({ pair: 'clear' }));
  await fonts.open('abc 0123456789 (+) مرحبا क्षमा');
});

const textsOf = (text: string, direction: 'ltr' | 'rtl') =>
  runsOf(text, fonts, direction).map((run) => [run.text, run.direction]);

test('a line in one direction and one font is one run', () => {
  expect(textsOf('abc 12', 'ltr')).toEqual([['abc 12', 'ltr']]);
});

test('in a line from right to left a Latin name keeps its direction, and comes before what is read first', () => {
  expect(textsOf('مرحبا abc', 'rtl')).toEqual([
    ['abc', 'ltr'],
    [' ', 'rtl'],
    ['مرحبا', 'rtl'],
  ]);
});

test('digits are written from left to right, wherever they stand', () => {
  expect(textsOf('مرحبا 123', 'rtl')[0]).toEqual(['123', 'ltr']);
});

test('an isolated telephone number keeps its order among letters from right to left', () => {
  const seen = textsOf('مرحبا \u2066+20 12\u2069', 'rtl');
  expect(seen.map(([text]) => text)).toEqual(['+20 12', ' ', 'مرحبا']);
});

test('what joins letters stays with them', () => {
  expect(textsOf('क्\u200dष', 'ltr')).toEqual([['क्\u200dष', 'ltr']]);
});

test('a space that the fonts do not have is an ordinary one: words stay apart, and no letter is missing', () => {
  for (const space of ['\u00a0', '\u202f', '\u2028', '\u3000'])
    expect(textsOf(`abc${space}12`, 'ltr')).toEqual([['abc 12', 'ltr']]);
  expect(seen('a\u202f!')).toEqual(['a', ' ', '!']);
});
