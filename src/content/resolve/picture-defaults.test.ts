import { expect, test } from 'vitest';
import type { SiteDocument } from '../../generated/documents';
import siteJson from '../../../tests/invalid/_base/_site.json';
import { pageColor, withCategoryPictures, withOfficeColor, withPictureDefaults } from './picture-defaults';

const action = { label: 'See them', href: '/soles' };
const links = [{ label: 'Soles', href: '/soles' }];
const feature = { title: 'Soles', text: 'x', action, picture: { image: { src: 'soles.webp', alt: 'x' } } };
const base: SiteDocument = JSON.parse(JSON.stringify(siteJson));
const site: SiteDocument = {
  ...base,
  navigation: {
    action,
    items: [
      { type: 'link', label: 'Laces', href: '/laces' },
      {
        type: 'panel',
        label: 'Shoes',
        categories: [
          { label: 'Mending', color: 'laterite', links, feature },
          { label: 'Everything', color: 'green', links: [...links, { label: 'Heels', href: '/heels' }] },
        ],
      },
    ],
  },
};

test.each([
  ['the first category that leads to it', '/soles', 'laterite'],
  ['its only category', '/heels', 'green'],
  ['slate, where it is in the bar only', '/laces', 'slate'],
  ['slate, where it is in no menu', '/polish', 'slate'],
])('the color of a page is that of %s', (_, route, color) => {
  expect(pageColor(route, site)).toBe(color);
});

test('a picture takes what it leaves out from the color', () => {
  const given = [
    { picture: {} },
    { rows: [{ picture: { color: 'indigo' } }] },
    { picture: { pattern: 'pasa' } },
    { picture: { color: 'slate', pattern: 'kente' } },
    { picture: 'not a picture' },
  ];
  expect(withPictureDefaults(given, 'lagoon')).toEqual([
    { picture: { color: 'lagoon', pattern: 'chevron' } },
    { rows: [{ picture: { color: 'indigo', pattern: 'kente' } }] },
    { picture: { color: 'lagoon', pattern: 'pasa' } },
    { picture: { color: 'slate', pattern: 'kente' } },
    { picture: 'not a picture' },
  ]);
});

test('the picture of a category has its color', () => {
  const [, panel] = withCategoryPictures(site).navigation.items;
  expect(panel).toMatchObject({
    categories: [
      { feature: { picture: { color: 'laterite', pattern: 'lattice' } } },
      { label: 'Everything' },
    ],
  });
});

test.each([
  [{}, 'slate', 'steps'],
  [{ color: 'lagoon' } as const, 'lagoon', 'chevron'],
  [{ color: 'lagoon', pattern: 'kente' } as const, 'lagoon', 'kente'],
])('an office that has %j is %s and %s', (given, color, pattern) => {
  const office = { name: 'Workshop', address: ['Accra'], country: 'GH', ...given };
  expect(withOfficeColor(office)).toEqual({ ...office, color, pattern });
});
