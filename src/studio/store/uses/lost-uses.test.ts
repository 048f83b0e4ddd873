import { expect, test } from 'vitest';
import { lostFrom } from './lost-uses';

const page = (...ids: string[]) => ({
  path: 'soles.json',
  value: { blocks: ids.map((id) => ({ type: 'benefit-grid', id })) },
});
const site = (tokens: object) => ({ path: '_site.json', value: { tokens, footer: { id: 'none' } } });

test('ids that a page has no more are lost, wherever they stood in it', () => {
  expect(lostFrom(page('prices', 'hours'), page('hours'))).toEqual([
    { kind: 'places', route: '/soles', ids: ['prices'] },
  ]);
  expect(lostFrom(page('prices', 'prices'), page('prices')), 'another block has it').toEqual([]);
  const inTab = { path: 'soles.json', value: { blocks: [{ tabs: [{ blocks: [{ id: 'prices' }] }] }] } };
  expect(lostFrom(page('prices'), inTab)).toEqual([]);
});

test('of the whole site, tokens are lost', () => {
  expect(lostFrom(site({ phone: '1', email: '2' }), site({ email: '2' }))).toEqual([
    { kind: 'token', name: 'phone' },
  ]);
  expect(lostFrom(site({ phone: '1' }), { ...site({}), value: {} })).toEqual([
    { kind: 'token', name: 'phone' },
  ]);
});

test('a language of the site is lost, by the folder of its pages', () => {
  const languages = (value: object) => ({ path: '_site.json', value: { languages: value } });
  expect(lostFrom(languages({ fr: 'fr-BJ', sw: 'sw' }), languages({ sw: 'sw-TZ' }))).toEqual([
    { kind: 'language', folder: 'fr' },
  ]);
});

test('a page that is to be deleted has shown what leads to it', () => {
  expect(lostFrom(page('prices'), { ...page('prices'), isDeleted: true })).toEqual([]);
  expect(lostFrom(page('prices'), undefined)).toEqual([]);
});
