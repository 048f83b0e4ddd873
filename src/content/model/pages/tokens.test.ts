import { expect, test } from 'vitest';
import { misspeltTokens } from './tokens';

const KNOWN = ['phone', 'price'];
const isNear = (name: string) => KNOWN.includes(name);

test.each([
  ['Call {phone}.', []],
  ['We cut {leather, rubber, cork} here.', []],
  ['Sets such as { 1, 2 } and f(x) = {x | x > 2} stay.', []],
  ['Smile :-} and go on.', []],
  ['{phone} or {phone}, {price}', []],
  ['{ phone}', ['{ phone}']],
  ['{{phone}} and {phone}', ['{{phone}}']],
  ['{phone} or phone}', ['phone}']],
  ['{phone, or {phone}', ['{phone']],
  ['{\u200bphone} ｛price｝ {}', ['{\u200bphone}', '｛price｝', '{}']],
  ['Only $\u{7b}price} now', ['$\u{7b}price}']],
  ['{%phone%}', ['{%phone%}']],
])('in %j stand %j', (text, expected) => {
  const found = misspeltTokens(text, { isNear, isToken: isNear });
  expect(found.map(({ written }) => written)).toEqual(expected);
});
