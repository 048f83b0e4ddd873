import { expect, test } from 'vitest';
import { routeOf } from '../../../content/model/addresses/route';
import { addressIn, folderOf, missingIn, translationsOf } from './translations';

const languages = [
  { folder: '', tag: 'en', name: 'English' },
  { folder: 'fr', tag: 'fr', name: 'Français' },
];
const paths = ['_site.json', 'index.json', 'prices.json', '404.json', 'fr/_site.json', 'fr/index.json'];
const pages = paths.map((path) => {
  return { path, file: path, route: routeOf(path), title: path, errors: 0, warnings: 0 };
});
const inEach = (path: string) => translationsOf(path, languages, pages).map((one) => one.path);

test('a document is found in each language, from the main one and from another', () => {
  expect(inEach('index.json')).toEqual(['index.json', 'fr/index.json']);
  expect(inEach('fr/index.json')).toEqual(['index.json', 'fr/index.json']);
  expect(inEach('prices.json')).toEqual(['prices.json', undefined]);
  expect(inEach('_site.json')).toEqual(['_site.json', 'fr/_site.json']);
  expect(inEach('fr/_site.json')).toEqual(['_site.json', 'fr/_site.json']);
  expect(inEach('404.json')).toEqual([]);
  expect(translationsOf('index.json', languages.slice(0, 1), pages)).toEqual([]);
});

test('the language and the address of a document follow from its place', () => {
  expect(paths.map((path) => folderOf(path, languages))).toEqual(['', '', '', '', 'fr', 'fr']);
  expect(addressIn('fr', 'prices.json', languages)).toBe('/fr/prices');
  expect(addressIn('', 'fr/index.json', languages)).toBe('/');
});

test('pages that a language lacks are those of the main language', () => {
  expect(missingIn('fr', languages, pages).map(({ path }) => path)).toEqual(['prices.json']);
});
