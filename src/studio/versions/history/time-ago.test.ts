import { expect, test } from 'vitest';
import { timeAgo } from './time-ago';

const HOUR = 3_600_000;

test.each([
  [-5 * HOUR, 'now'],
  [20_000, 'now'],
  [90_000, '1 minute ago'],
  [5 * HOUR, '5 hours ago'],
  [25 * HOUR, 'yesterday'],
  [80 * HOUR, '3 days ago'],
  [15 * 24 * HOUR, '2 weeks ago'],
  [100 * 24 * HOUR, '3 months ago'],
  [800 * 24 * HOUR, '2 years ago'],
])('%d milliseconds: %s', (milliseconds, words) => {
  expect(timeAgo(10e12 - milliseconds, 10e12)).toBe(words);
});
