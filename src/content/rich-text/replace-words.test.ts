import { expect, test } from 'vitest';
import { replaceWords } from './replace-words';

test.each([
  ['Our school bus', 'school', 'academy', 'Our academy bus'],
  ['See [the school](/products/school).', 'school', 'academy', 'See [the academy](/products/school).'],
  ['{school} and school', 'school', 'academy', '{school} and academy'],
  ['Call {phone}', '{phone}', '{mobile}', 'Call {mobile}'],
  ['[a](/products/school)', '/products/school', '/products/academy', '[a](/products/academy)'],
  ['cost $1', '$1', "$& and $'", "cost $& and $'"],
])('%s: %s is now %s', (text, words, instead, expected) => {
  expect(replaceWords(text, words, instead)).toBe(expected);
});

test('a text of a million signs takes little time', () => {
  const text = ']('.repeat(250_000) + '{'.repeat(500_000);
  expect(replaceWords(text, 'x', 'y')).toBe(text);
});
