import { expect, test } from 'vitest';
import { repairedNumber } from './repaired-number';

test.each([
  ['+49 (0)30 1234567', '+49 30 1234567'],
  ['+49(0)30 1234567', '+49 30 1234567'],
  ['(+91) 674 25401', '+91 674 25401'],
  ['++91 674 25401', '+91 674 25401'],
  ['+0049 30 1234567', '+49 30 1234567'],
  ['030/1234567', '030 1234567'],
  ['030 / 1234567', '030 1234567'],
  ['+91 674–25401', '+91 674-25401'],
  ['tel:+233201234567', '+233201234567'],
  ['+٢٣٣٢٠١٢٣٤٥٦٧', '+233201234567'],
  ['+91 674 25401 / 25402', ''],
  ['1-800-SHOES', ''],
])('%s: %s', (written, meant) => {
  expect(repairedNumber(written)).toBe(meant);
});

test.each([' ', '1', '+', '(0)', '1 ', '1/', '+1-'])('many times %j is looked at at once', (piece) => {
  const start = performance.now();
  repairedNumber(`+1${piece.repeat(200_000)}`);
  repairedNumber(piece.repeat(200_000));
  expect(performance.now() - start).toBeLessThan(4000);
});
