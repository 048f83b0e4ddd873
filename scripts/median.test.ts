import { expect, test } from 'vitest';
import { median } from './median';

test.each([
  [[3, 1, 10], 3],
  [[4, 1, 10, 2], 3],
  [[5], 5],
  [[], Number.NaN],
])('the median of %j is %d', (numbers, middle) => {
  expect(median(numbers)).toBe(middle);
});
