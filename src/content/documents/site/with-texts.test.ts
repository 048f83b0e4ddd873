import { expect, test } from 'vitest';
import type { SiteSources, SourceFile } from '../../model/source';
import { withTexts } from './with-texts';

const source = (path: string): SourceFile => ({ path, file: `pages/${path}`, content: { text: '{}' } });
const sources: SiteSources = {
  dir: 'pages',
  pages: [source('fr/index.json'), source('index.json')],
  site: source('_site.json'),
  languages: [source('fr/_site.json')],
  media: new Set(),
  pictures: new Map(),
};
const laid = (path: string, text: string | undefined) => withTexts(sources, new Map([[path, text]]));

test('what is not written anew stays the same object, the list of languages too', () => {
  const now = laid('index.json', '{"title": "Soles"}');
  expect(now.pages.map(({ content }) => content)).toEqual([{ text: '{}' }, { text: '{"title": "Soles"}' }]);
  expect(now.pages[0]).toBe(sources.pages[0]);
  expect(now.languages).toBe(sources.languages);
});

test('a language is written anew, begun, and taken out', () => {
  expect(laid('fr/_site.json', '[]').languages).toEqual([
    { ...source('fr/_site.json'), content: { text: '[]' } },
  ]);
  expect(laid('sw/_site.json', '{}').languages).toEqual([source('fr/_site.json'), source('sw/_site.json')]);
  expect(laid('fr/_site.json', undefined).languages).toBeUndefined();
});
