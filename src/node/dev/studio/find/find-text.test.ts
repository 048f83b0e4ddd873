import { expect, test } from 'vitest';
import { sourcesOf } from '../../../../../tests/support/invalid-cases';
import { formSchema } from '../../../../content/form/form-schema';
import { loadValidatorConfig } from '../../../read/validator-config';
import { findText } from './find-text';

const { schemas } = await loadValidatorConfig();
const find = (sources: Parameters<typeof findText>[0], text: string) =>
  findText(sources, text, (kind) => formSchema(schemas, kind));

const sources = sourcesOf({
  '_site.json': JSON.stringify({ tokens: { phone: '+00 123' } }),
  'index.json':
    '{"$schema":"../+00 123.json","title":"Call \\u002b00 123","blocks":[{"text":"+00 123 or +00 123"}]}',
  'a.json': '{"title":"Caf\\u00e9 \\"Rye\\""}',
  'broken.json': '{"title":"+00 123"',
});
const placesOf = (text: string) => find(sources, text).places.map(({ path, pointer }) => path + pointer);

test('words are found in the texts of all documents, however JSON writes them', () => {
  expect(placesOf('+00 123').toSorted()).toEqual([
    '_site.json/tokens/phone',
    'index.json/blocks/0/text',
    'index.json/title',
  ]);
  expect(placesOf('/0').length + placesOf('Café "Rye"').length).toBe(1);
  expect(find(sources, '00 123')).toMatchObject({ total: 3, reach: { pages: 1, isInSite: true } });
  expect(find(sources, '')).toEqual({
    places: [],
    total: 0,
    reach: { pages: 0, isInSite: false },
  });
});

test('one answer has a limit, and says how many there are', () => {
  const many = sourcesOf({ 'index.json': JSON.stringify({ list: Array(700).fill('rye') }) });
  const { places, total } = find(many, 'rye');
  expect([places.length, total]).toEqual([500, 700]);
});

test('texts that visitors read are told from addresses, files and choices', () => {
  const hero = {
    type: 'hero',
    title: 'Our heels',
    lead: 'See [heels](/heels).',
    actions: [{ label: 'All heels', href: '/heels' }],
    picture: { color: 'green', image: { src: 'heels.webp', alt: 'Two heels' } },
  };
  const page = sourcesOf({ 'heels.json': JSON.stringify({ aliases: ['/old-heels'], blocks: [hero] }) });
  const inWords = find(page, 'heels').places.flatMap(({ pointer, isWords }) => (isWords ? pointer : []));
  expect(inWords).toEqual([
    '/blocks/0/title',
    '/blocks/0/lead',
    '/blocks/0/actions/0/label',
    '/blocks/0/picture/image/alt',
  ]);
  expect(find(page, 'heels').total).toBe(7);
});
