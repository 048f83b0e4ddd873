import { expect, test } from 'vitest';
import { plainDigits } from './plain-digits';

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['+९१ ६७४', '+91 674'],
  ['୧୨３𝟗', '1239'],
  ['½ and ² are no digits', '½ and ² are no digits'],
])('%s is %s', (written, plain) => {
  expect(plainDigits(written)).toBe(plain);
});
