import { expect, test } from 'vitest';
import { comparePlaces } from './compare-places';

test('places stand in the order of the text, what holds them before them, what is missing behind all others', () => {
  const document = { title: 'T', blocks: Array.from({ length: 12 }, () => ({ z: '', a: '' })), end: '' };
  const places = [
    '',
    '/title',
    '/blocks',
    '/blocks/2/z',
    '/blocks/2/a',
    '/blocks/2/heading',
    '/blocks/10',
    '/end',
  ];
  expect(places.toReversed().sort(comparePlaces(document))).toEqual(places);
});

test('places stand in another order where one is given', () => {
  const document = { cards: [{ label: '', href: '', text: '' }] };
  const orderAt = (pointer: string) => (pointer === '/cards/0' ? ['label', 'text', 'href'] : []);
  const places = ['/cards', '/cards/0/label', '/cards/0/text', '/cards/0/href', '/cards/0/more', '/end'];
  expect(places.toReversed().sort(comparePlaces(document, orderAt))).toEqual(places);
});
