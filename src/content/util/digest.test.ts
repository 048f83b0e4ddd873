import { expect, test } from 'vitest';
import { digestOf } from './digest';

const ofText = (text: string) => digestOf(text).digest;

test.each([
  ['capitals', 'Soles and Heels', 'sOLES AND HEELS'],
  ['more and other spaces', 'Soles and heels', 'Soles \t and\n\nheels'],
  ['spaces around it', 'Soles and heels', '  Soles and heels\r\n'],
  ['capitals beyond ASCII', 'Été à Tōkyō', 'ÉTÉ À TŌKYŌ'],
  ['a space that does not break', 'Soles and heels', 'Soles and\u00a0heels'],
])('is the same for texts that differ in %s', (_what, one, other) => {
  expect(ofText(one)).toBe(ofText(other));
});

test.each([
  ['a letter', 'Soles and heels', 'Soles and heals'],
  ['where a word ends', 'Soles and heels', 'Sole sand heels'],
  ['a space', 'Soles', 'So les'],
  ['an accent', 'Ete', 'Été'],
  ['the order', 'ab', 'ba'],
])('is another one for texts that differ in %s', (_what, one, other) => {
  expect(ofText(one)).not.toBe(ofText(other));
});

test.each([
  ['', 0],
  ['Soles', 0],
  ['Soles  and heels', 2],
])('counts the gaps of "%s"', (text, gaps) => {
  expect(digestOf(text).gaps).toBe(gaps);
});
