import { expect, test } from 'vitest';
import { wordsOf } from './words';

/** A space where one stands before a word. */
const written = (title: string, language: string) =>
  wordsOf(title, language).map(({ text, spaced }) => (spaced ? ` ${text}` : text));

test.each([
  ['Two  words', 'en', [' Two', ' words']],
  ['stay\u00a0together now', 'en', [' stay\u00a0together', ' now']],
  ['ร้านขนมปัง ที่ดี', 'th', [' ร้าน', 'ขนมปัง', ' ที่', 'ดี']],
])('%s in %s', (title, language, words) => {
  expect(written(title, language)).toEqual(words);
});

test.each([
  ['東京の靴屋、駅前店。', 'ja'],
  ['我们的（修鞋）店', 'zh'],
])('%s may break between words, but not before a closing sign', (title, language) => {
  const words = wordsOf(title, language);
  expect(words.map(({ text }) => text).join('')).toBe(title);
  expect(words.length).toBeGreaterThan(2);
  for (const { text } of words) expect(text).not.toMatch(/^[、。）]|（$/);
});
