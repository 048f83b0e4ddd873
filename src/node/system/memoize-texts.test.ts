import { expect, test } from 'vitest';
import { memoizeTexts } from './memoize-texts';

test('a text is not asked for twice in a row, and after many others it is answered again', () => {
  const asked: string[] = [];
  const lengthOf = memoizeTexts((text) => {
    asked.push(text);
    return text.length;
  });
  expect([lengthOf(''), lengthOf('tag'), lengthOf(''), lengthOf('tag')]).toEqual([0, 3, 0, 3]);
  expect(asked).toEqual(['', 'tag']);
  for (let index = 0; index < 20_000; index++) lengthOf(`${index}`);
  expect(lengthOf('tag')).toBe(3);
  expect(asked.filter((text) => text === 'tag')).toHaveLength(2);
});

test('a text with half a character is no other text', () => {
  const codeOf = memoizeTexts((text) => text.charCodeAt(0));
  expect(['\ud800', '\ufffd', '\ud800'].map(codeOf)).toEqual([0xd800, 0xfffd, 0xd800]);
});
