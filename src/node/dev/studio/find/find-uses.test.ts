import { expect, test } from 'vitest';
import { sourcesOf } from '../../../../../tests/support/invalid-cases';
import { formSchema } from '../../../../content/form/form-schema';
import type { UsedThing } from '../../../../content/model/protocols/studio-plans';
import { loadValidatorConfig } from '../../../read/validator-config';
import { findUses } from './find-uses';

const { schemas } = await loadValidatorConfig();

const hero = {
  type: 'hero',
  title: 'Call {phone}',
  richText: 'Prices are [below](#prices), and at [the workshop](/soles#prices "Soles").',
  actions: [{ label: 'Prices', href: '/soles#prices' }],
};
const sources = sourcesOf({
  '_site.json': JSON.stringify({
    url: 'https://www.example.com',
    languages: { fr: 'fr-BJ' },
    tokens: { phone: '+00 123' },
    footer: { legal: [{ label: 'Prices', href: 'https://www.example.com/soles#prices' }] },
  }),
  'fr/_site.json': JSON.stringify({ tokens: { phone: '+229 1' } }),
  'index.json': JSON.stringify({ blocks: [hero] }),
  'soles.json': JSON.stringify({ blocks: [hero, { id: 'prices' }] }),
  'broken.json': '{"title":"{phone}"',
});
const uses = (thing: UsedThing) => findUses(sources, thing, (kind) => formSchema(schemas, kind));

test('places of a page are found by the links that lead to them, on this page, on others and in the menu', () => {
  const { places } = uses({ kind: 'places', route: '/soles', ids: ['prices', 'other'] });
  expect(places.map(({ path, pointer }) => path + pointer).toSorted()).toEqual([
    '_site.json/footer/legal/0/href',
    'index.json/blocks/0/actions/0/href',
    'index.json/blocks/0/richText',
    'soles.json/blocks/0/actions/0/href',
    'soles.json/blocks/0/richText',
  ]);
  expect(uses({ kind: 'places', route: '/soles', ids: ['other'] }).places).toEqual([]);
});

test('a token is found in texts, in documents that give it a value, and where nothing can be read', () => {
  const { places, holders, unread } = uses({ kind: 'token', name: 'phone' });
  expect(places.map(({ path, name, value }) => [path, name, value]).toSorted()).toEqual([
    ['index.json', 'the title of block 1', 'Call {phone}'],
    ['soles.json', 'the title of block 1', 'Call {phone}'],
  ]);
  expect(places.map(({ around }) => around)).toEqual(['{phone}', '{phone}']);
  expect(holders.toSorted()).toEqual(['_site.json', 'fr/_site.json']);
  expect(unread).toEqual(['broken.json']);
});
