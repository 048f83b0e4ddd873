import { expect, test } from 'vitest';
import { chatNumber, dialled, isChatNumber, wrongNumber } from './telephone-number';

test.each([
  ['+49 30 1234567', undefined],
  ['+1 (202) 555-01.23', undefined],
  ['(0674) 25401', undefined],
  ['112', undefined],
  ['+91 674 25401 ext. 12', undefined],
  ['+91 674 25401, x12', undefined],
  ['+91 674 25401,,;; x12', undefined],
  ['+91;ext=12', 'tel-length'],
  ['+49 (0)30 1234567', 'tel-trunk'],
  ['+0049 30 1234567', 'tel-country'],
  ['+49 30', 'tel-length'],
  ['11', 'tel-length'],
  ['+91 674 25401 25402 25403', 'tel-length'],
  ['++91 674 25401', 'tel'],
  ['(+91) 674 25401', 'tel'],
  ['030/1234567', 'tel'],
  ['+91 674 25401 / 25402', 'tel-several'],
  ['+91 674 25401 or +91 674 25402', 'tel-several'],
  ['+91 674 25401 +91 674 25402', 'tel-several'],
  ['1-800-SHOES', 'tel'],
  ['*#06#', 'tel'],
])('%s', (number, reason) => {
  expect(wrongNumber(number)).toBe(reason);
});

test('an extension is dialled after the number', () => {
  expect(dialled('tel:+91 674 25401 ext. 12')).toBe('tel:+9167425401;ext=12');
  expect(dialled('tel:+91 674 25401')).toBe('tel:+9167425401');
});

test('a chat needs the code of the country', () => {
  expect(chatNumber('+91 12345 67890')).toBe('911234567890');
  expect(chatNumber('0091 12345 67890')).toBe('911234567890');
  expect(chatNumber('+49 (0)151 1234567')).toBe('491511234567');
  expect(chatNumber('09876543210')).toBe('');
  expect(isChatNumber('911234567890')).toBe(true);
  expect(isChatNumber('+911234567890')).toBe(false);
});

test.each([',', 'x', '1', '+1', '(0)', 'x1', ' ', '1/', 'or'])(
  'many times %j is looked at at once',
  (piece) => {
    const long = piece.repeat(200_000);
    const start = performance.now();
    wrongNumber(long);
    wrongNumber(`+1${long}`);
    chatNumber(`+1${long}`);
    expect(performance.now() - start).toBeLessThan(2000);
  },
);
