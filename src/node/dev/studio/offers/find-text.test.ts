import { expect, test } from 'vitest';
import { sourcesOf } from '../../../../../tests/support/invalid-cases';
import { findText } from './find-text';

const sources = sourcesOf({
  '_site.json': JSON.stringify({ tokens: { phone: '+00 123' } }),
  'index.json':
    '{"$schema":"../+00 123.json","title":"Call \\u002b00 123","blocks":[{"text":"+00 123 or +00 123"}]}',
  'a.json': '{"title":"Caf\\u00e9 \\"Rye\\""}',
  'broken.json': '{"title":"+00 123"',
});
const placesOf = (text: string) => findText(sources, text).places.map(({ path, pointer }) => path + pointer);

test('words are found in the texts of all documents, however JSON writes them', () => {
  expect(placesOf('+00 123').toSorted()).toEqual([
    '_site.json/tokens/phone',
    'index.json/blocks/0/text',
    'index.json/title',
  ]);
  expect(placesOf('/0').length + placesOf('Café "Rye"').length).toBe(1);
  expect(findText(sources, '00 123')).toMatchObject({ total: 3, documents: 2 });
  expect(findText(sources, '')).toEqual({ places: [], total: 0, documents: 0 });
});

test('one answer has a limit, and says how many there are', () => {
  const many = sourcesOf({ 'index.json': JSON.stringify({ list: Array(700).fill('rye') }) });
  const { places, total } = findText(many, 'rye');
  expect([places.length, total]).toEqual([500, 700]);
});
