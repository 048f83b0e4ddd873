import { expect, test } from 'vitest';
import { setTitle } from './title-lines';

/** Every letter half an em wide: 690 pixels hold 15 letters at the largest size, 88. */
const measure = (line: string) => line.length / 2;
const box = { width: 690, height: 320 };
const linesOf = (title: string) => setTitle(title, measure, box).lines;

test('a short title is one line at the largest size', () => {
  expect(setTitle('Page not found', measure, box)).toMatchObject({ lines: ['Page not found'], size: 88 });
});

test('lines are even, and no word is left alone where another break avoids it', () => {
  expect(linesOf('one two three four five')).toEqual(['one two three', 'four five']);
  const wide = 'w'.repeat(15);
  expect(linesOf(`${wide} bbb cccc ddddd ee`)).toEqual([wide, 'bbb cccc', 'ddddd ee']);
});

test('letters get smaller until the title fits, never more than four lines', () => {
  const sizes = [10, 40, 70, 300].map((letters) => {
    const title = 'abcd '.repeat(letters / 5).trim();
    const { lines, size, leading } = setTitle(title, measure, box);
    expect(lines.join(' ')).toBe(title);
    expect(lines.length).toBeLessThanOrEqual(4);
    expect(lines.length * leading).toBeLessThanOrEqual(box.height);
    expect(Math.max(...lines.map(measure)) * size).toBeLessThanOrEqual(box.width);
    return size;
  });
  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
  expect(sizes.at(-1)).toBeLessThan(sizes[0] ?? 0);
});

test('a word that is wider than the box makes all letters smaller, and is not cut', () => {
  const word = 'w'.repeat(60);
  const { lines, size } = setTitle(`a ${word}`, measure, box);
  expect(lines.join(' ')).toBe(`a ${word}`);
  expect(measure(word) * size).toBeLessThanOrEqual(box.width);
});

test('words stay together at a space that does not break', () => {
  expect(linesOf('aaaaaaa bbbb\u00a0cccc')).toEqual(['aaaaaaa', 'bbbb\u00a0cccc']);
});

test('a word that has no width takes no place, and a title of such words has no lines', () => {
  const withoutDigits = (line: string) => line.replace(/\d/g, '').length / 2;
  expect(setTitle('123 soles', withoutDigits, box).lines).toEqual(['soles']);
  expect(setTitle('123 456', withoutDigits, box).lines).toEqual([]);
});
