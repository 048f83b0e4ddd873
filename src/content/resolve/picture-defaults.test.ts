import { expect, test } from 'vitest';
import type { SiteDocument } from '../../generated/documents';
import siteJson from '../../../tests/invalid/_base/_site.json';
import { pageField, withCategoryPictures, withPictureDefaults } from './picture-defaults';

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
          { label: 'Mending', hue: 'laterite', links, feature },
          { label: 'Everything', hue: 'green', links: [...links, { label: 'Heels', href: '/heels' }] },
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
])('the field of a page is that of %s', (_, route, field) => {
  expect(pageField(route, site)).toBe(field);
});

test('a picture takes what it leaves out from the field', () => {
  const given = [
    { picture: {} },
    { rows: [{ picture: { field: 'indigo' } }] },
    { picture: { cloth: 'pasa' } },
    { picture: { field: 'slate', cloth: 'kente' } },
    { picture: 'not a picture' },
  ];
  expect(withPictureDefaults(given, 'lagoon')).toEqual([
    { picture: { field: 'lagoon', cloth: 'chevron' } },
    { rows: [{ picture: { field: 'indigo', cloth: 'kente' } }] },
    { picture: { field: 'lagoon', cloth: 'pasa' } },
    { picture: { field: 'slate', cloth: 'kente' } },
    { picture: 'not a picture' },
  ]);
});

test('the picture of a category stands on its own field', () => {
  const [, panel] = withCategoryPictures(site).navigation.items;
  expect(panel).toMatchObject({
    categories: [{ feature: { picture: { field: 'laterite', cloth: 'lattice' } } }, { label: 'Everything' }],
  });
});
