import { expect, test } from 'vitest';
import { phoneDigits } from './phone-digits';

test.each([
  ['024 400 0000', '0244000000'],
  ['+233 24 000 0000', '00233240000000'],
  ['＋２３３ ２４', '0023324'],
  ['+91–98765–43210', '00919876543210'],
  ['(0674) 255-0000', '06742550000'],
  ['0674.255.0000', '06742550000'],
  ['\u202a+233\u00a024\u202c', '0023324'],
  ['12345678901234567890123', '12345678901234567890123'],
  ['000', '000'],
  [' ', ''],
  ['', ''],
])('of %j a number field keeps %j', (text, digits) => expect(phoneDigits(text)).toBe(digits));

test.each(['0244 ext 5', '1e5', 'call me', '024 / 025', '024, 025', '#31#', '*', '٠١٢', '++24', '+1 +2'])(
  '%j is no telephone number that a number field could keep',
  (text) => expect(phoneDigits(text)).toBeUndefined(),
);
