import { expect, test } from 'vitest';
import { isHiddenPath, suggestPath, routeOf, suggestAddress } from './route';

test.each([
  ['index.json', '/'],
  ['404.json', '/404'],
  ['services/erp.json', '/services/erp'],
  ['services/index.json', '/services'],
  ['a/b/c-3.json', '/a/b/c-3'],
  ['_site.json', undefined],
  ['_drafts/a.json', undefined],
  ['About.json', undefined],
  ['about us.json', undefined],
  ['a--b.json', undefined],
  ['-a.json', undefined],
  ['../a.json', undefined],
  ['index/index.json', undefined],
  ['.json', undefined],
  ['a.JSON', undefined],
  ['con.json', undefined],
  ['services/lpt1/a.json', undefined],
  ['console.json', '/console'],
])('%s is %s', (path, route) => {
  expect(routeOf(path)).toBe(route);
});

test.each([
  ['About Us.json', 'about-us.json'],
  ['Équipe/Nos_prix!.JSON', 'equipe/nos-prix.json'],
  ['鞋.json', undefined],
  ['NUL.json', 'nul-page.json'],
  ['Media/Team.json', undefined],
  ['social.JSON', undefined],
])('%s could be %s', (path, legal) => {
  expect(suggestPath(path)).toBe(legal);
});

test('names that begin with _ are hidden, in any folder', () => {
  expect(['_a.json', 'b/_c/d.json', 'e_f.json'].map(isHiddenPath)).toEqual([true, true, false]);
});

test.each([
  ['/Old Name/', '/old-name'],
  ['https://example.com/prices.html', '/prices'],
  ['//prices.json', '/prices'],
  ['prices.html/', '/prices-html'],
])('%s is nearly %s', (written, address) => {
  expect(suggestAddress(written)).toBe(address);
});

test.each(['/', '.json', '-', 'a/'])(
  'a long address of mistakes, %s, is looked at in no more than its time',
  (piece) => {
    const started = performance.now();
    suggestAddress(`a${piece.repeat(100_000)}.`);
    expect(performance.now() - started).toBeLessThan(5000);
  },
);
