import { expect, test } from 'vitest';
import { sitemap } from './search-engines';

test('a page says on which day it was last changed, where that is known', () => {
  const pages = [
    { route: '/', changed: '2026-11-22' },
    { route: '/bread', changed: undefined },
  ];
  expect(sitemap('https://bakery.example', pages).split('\n').slice(2, 4)).toEqual([
    '  <url><loc>https://bakery.example/</loc><lastmod>2026-11-22</lastmod></url>',
    '  <url><loc>https://bakery.example/bread</loc></url>',
  ]);
});

test('a page names its translations, itself among them, and a list without any says nothing of them', () => {
  const translations = [
    { tag: 'en', href: '/' },
    { tag: 'fr-BJ', href: '/fr' },
  ];
  const list = sitemap('https://bakery.example', [{ route: '/', translations }, { route: '/bread' }]);
  expect(list).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
  expect(list.split('\n').slice(2, 4)).toEqual([
    '  <url><loc>https://bakery.example/</loc>' +
      '<xhtml:link rel="alternate" hreflang="en" href="https://bakery.example/"/>' +
      '<xhtml:link rel="alternate" hreflang="fr-BJ" href="https://bakery.example/fr"/></url>',
    '  <url><loc>https://bakery.example/bread</loc></url>',
  ]);
  expect(sitemap('https://bakery.example', [{ route: '/' }])).not.toContain('xhtml');
});
