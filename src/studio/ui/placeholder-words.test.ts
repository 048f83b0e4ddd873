import { expect, test } from 'vitest';
import { placeholderWords, shownText, withPlaceholderWords } from './placeholder-words';

test.each([
  ['TODO: The headline.', 'Still to write: The headline.'],
  ['/TODO-instead-of/services/erp', 'Choose a page'],
  ['todo-instead-of/erp.webp', 'Choose a picture'],
])('of %s the screen says what is to be done', (text, shown) => {
  expect(placeholderWords(text)).toBe(shown);
});

test.each(['', 'The headline', 'A TODO list', '/services/erp'])('“%s” is shown as it is', (text) => {
  expect([placeholderWords(text), shownText(text)]).toEqual([undefined, text]);
});

test('a page has them in its texts, and keeps its addresses', () => {
  const page = { title: 'TODO: Its name.', blocks: [{ href: '/TODO-instead-of/', text: 'Written' }] };
  expect(withPlaceholderWords(page)).toEqual({ ...page, title: 'Still to write: Its name.' });
});
