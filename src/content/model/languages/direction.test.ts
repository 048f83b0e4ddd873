import { expect, test } from 'vitest';
import { isFromRight } from './direction';

test.each(['ar', 'ar-EG', 'ur', 'fa', 'he', 'ks-Arab', 'dv'])('%s is written from right to left', (tag) => {
  expect(isFromRight(tag)).toBe(true);
});

test.each(['en', 'en-IN', 'or', 'hi', 'sw', 'ks-Deva', 'az', 'en-a'])('%s is not', (tag) => {
  expect(isFromRight(tag)).toBe(false);
});
