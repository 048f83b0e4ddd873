import { expect, test } from 'vitest';
import { leftToWrite } from './left-to-write';

test.each([
  ['[Two words]', '[Two words]'],
  [' [Wording of the offer] ', '[Wording of the offer]'],
  ['[one]', undefined],
  ['Bread [from rye] daily', undefined],
  // As one pattern this would take minutes.
  [`[${'a '.repeat(3000)}`, undefined],
])('%s', (text, expected) => {
  expect(leftToWrite(text)).toBe(expected);
});
