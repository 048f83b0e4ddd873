import { expect, test } from 'vitest';
import type { SiteSources } from '../../model/source';
import { publicPart } from './public-part';

function siteWith(documents: Readonly<Record<string, string>>): SiteSources {
  const pages = Object.entries(documents).map(([path, text]) => ({
    ...{ file: `pages/${path}`, path },
    content: { text },
  }));
  return { dir: 'pages', pages, site: undefined, media: new Set(), pictures: new Map() };
}

const time = (text: string, withDrafts = false) => ({ at: Date.parse(text), withDrafts });

const site = siteWith({
  'index.json': '{ "title": "Home" }',
  'offer.json': '{ "publishFrom": "2026-12-01T00:00Z", "publishUntil": "2026-12-25T00:00Z" }',
  'plan.json': '{ "st\\u0061tus": "draft" }',
  'sale.json': '{ "publishUntil": "2026-12-01T00:00Z" }',
  'broken.json': '{ "status": ',
});

test('drafts and pages that are not public are left out, however their properties are written', () => {
  const { sources, leftOut } = publicPart(site, time('2026-11-23T00:00Z'));
  expect(sources.pages.map(({ path }) => path)).toEqual(['index.json', 'sale.json', 'broken.json']);
  expect(leftOut.map(({ route, absence }) => `${route} ${absence.reason}`)).toEqual([
    '/offer early',
    '/plan draft',
  ]);
});

test('the next change names all pages that come or go at that moment', () => {
  const { next } = publicPart(site, time('2026-11-23T00:00Z'));
  expect(next?.at).toBe(Date.parse('2026-12-01T00:00Z'));
  expect(next?.pages.map(({ route, isPublic }) => [route, isPublic])).toEqual([
    ['/offer', true],
    ['/sale', false],
  ]);
  expect(publicPart(site, time('2026-12-01T00:00Z')).next?.at).toBe(Date.parse('2026-12-25T00:00Z'));
  expect(publicPart(site, time('2026-12-25T00:00Z')).next).toBeUndefined();
});

test('with drafts they are part of it', () => {
  const { leftOut } = publicPart(site, time('2026-12-02T00:00Z', true));
  expect(leftOut.map(({ route }) => route)).toEqual(['/sale']);
});

test('a site without any is the same object in its pages', () => {
  const plain = siteWith({ 'index.json': '{ "title": "Home" }' });
  expect(publicPart(plain, time('2026-11-23T00:00Z')).sources.pages).toBe(plain.pages);
});
