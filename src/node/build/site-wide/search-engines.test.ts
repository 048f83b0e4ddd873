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
