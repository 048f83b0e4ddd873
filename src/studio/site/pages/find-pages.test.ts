import { expect, test } from 'vitest';
import type { StudioPage } from '../../../content/model/protocols/studio-documents';
import { chosenFirst, findable, findPages, MAX_SHOWN } from './find-pages';

const page = (route: string, title: string): StudioPage => {
  const path = `${route.slice(1)}.json`;
  return { path, file: `/home/asha/pages/${path}`, route, title, errors: 0, warnings: 0 };
};
const many = Array.from({ length: 10_000 }, (_, index) => page(`/goods/shoe-${index}`, `Shoe ${index}`));
const pages = findable(
  [page('/services/soles', 'New soles for you'), ...many],
  ({ title, route }) => `${title} ${route}`,
);
const routes = (typed: string) => findPages(pages, typed).shown.map(({ route }) => route);

test.each(['NEW soles', 'you new', '/services/so', 'pages/services/soles.json', ' soles '])(
  'a page is found by its title, its address or its file: %j',
  (typed) => expect(routes(typed)).toEqual(['/services/soles']),
);

test('a page that has the words itself comes before one where only what is said below has them', () => {
  const site = { ...page('', 'The whole site'), path: '_site.json' };
  const all = findable([site, page('/contact', 'How to reach us')], ({ title, route }) =>
    title === site.title ? `${title} Menu, footer, contact` : `${title} ${route}`,
  );
  expect(findPages(all, 'contact').shown.map(({ title }) => title)).toEqual([
    'How to reach us',
    'The whole site',
  ]);
});

test('the folders that all pages are in find none', () => expect(routes('asha')).toEqual([]));

test('of many pages the first ones are shown, and all are counted', () => {
  expect(findPages(pages, '')).toMatchObject({ count: 10_001 });
  expect(routes('')).toHaveLength(MAX_SHOWN);
  expect(routes('shoe 9999')).toEqual(['/goods/shoe-9999']);
  expect(findPages(pages, 'hat')).toEqual({ count: 0, shown: [] });
});

test('the chosen page comes first, even where it is the last of many', () => {
  const last = 'goods/shoe-9999.json';
  expect(chosenFirst(many, last).map(({ path }) => path)).toHaveLength(many.length);
  expect(
    findPages(
      findable(chosenFirst(many, last), ({ title }) => title),
      '',
    ).shown[0]?.path,
  ).toBe(last);
  expect(chosenFirst(many, 'none.json')).toBe(many);
});
