import { expect, test } from 'vitest';
import { isIn, rangesOf, readRanges, withoutRanges, writeRanges } from './unicode-ranges';

const codesOf = (letters: string) => [...letters].map((letter) => letter.codePointAt(0) ?? 0);

test('letters are written as ranges, neighbours joined, and read again', () => {
  const text = writeRanges(rangesOf(codesOf('dcba₹A😀')));
  expect(text).toBe('U+41,U+61-64,U+20B9,U+1F600');
  const ranges = readRanges(text);
  expect(codesOf('Aad₹😀').every((code) => isIn(ranges, code))).toBe(true);
  expect(codesOf('@B`e₸').some((code) => isIn(ranges, code))).toBe(false);
});

test('wildcards, spaces and small letters are understood; without a range every letter is in it', () => {
  expect(writeRanges(readRanges('u+4??, U+20'))).toBe('U+400-4FF,U+20');
  expect(writeRanges(readRanges())).toBe('U+0-10FFFF');
});

test.each([
  ['U+20-7E', 'U+41', 'U+20-40,U+42-7E'],
  ['U+20-7E', 'U+20-30,U+70-7E', 'U+31-6F'],
  ['U+20-7E,U+A0', 'U+0-FF', ''],
  ['U+20-7E', 'U+A0', 'U+20-7E'],
  ['U+??', 'U+0,U+FF', 'U+1-FE'],
])('%s without %s is %s', (all, others, rest) => {
  expect(writeRanges(withoutRanges(readRanges(all), readRanges(others)))).toBe(rest);
});
