import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyEdits } from './apply-edits';
import { smallestEdits } from './smallest-edits';

test.each([
  ['', '', []],
  ['a\nb\nc\n', 'a\nb\nc\n', []],
  ['a\nbad\nc', 'a\nbed\nc', [{ offset: 3, length: 1, content: 'e' }]],
  ['a\nb\nc\n', 'a\nx\nb\nc\n', [{ offset: 2, length: 0, content: 'x\n' }]],
  [
    'a\r\nb\r\nc\r\n',
    'x\r\nb\r\n',
    [
      { offset: 0, length: 1, content: 'x' },
      { offset: 6, length: 3, content: '' },
    ],
  ],
  [
    'one\ntwo\nthree\nfour\n',
    'two\nthree\nfour!\n4\n',
    [
      { offset: 0, length: 4, content: '' },
      { offset: 18, length: 0, content: '!\n4' },
    ],
  ],
])('between %j and %j', (before, after, edits) => {
  expect(smallestEdits(before, after)).toEqual(edits);
  expect(applyEdits(before, edits)).toBe(after);
});

const texts = fc
  .array(fc.constantFrom('a\n', 'b\r\n', '\n', 'ab', '\r', 'c d\n'), { maxLength: 12 })
  .map((pieces) => pieces.join(''));

test('between any two texts, the edits make one of the other', () => {
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      expect(applyEdits(before, smallestEdits(before, after))).toBe(after);
    }),
  );
});

test('between texts of very many lines, one edit has to do', () => {
  const lines = (word: string) => Array.from({ length: 3000 }, (_, index) => `${word} ${index}\n`).join('');
  const [before, after] = [`same\n${lines('a')}`, `same\n${lines('b')}`];
  const edits = smallestEdits(before, after);
  expect([edits.length, applyEdits(before, edits) === after]).toEqual([1, true]);
});
