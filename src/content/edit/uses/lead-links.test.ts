import { expect, test } from 'vitest';
import { leadLinks } from './lead-links';

const place = { route: '/soles', from: 'prices', to: 'costs' };
const led = (text: string, route: string | undefined = '/boots') =>
  leadLinks(text, place, { route, url: 'https://www.example.com' });

test.each([
  ['/soles#prices', '/soles#costs'],
  ['/soles?a=b#prices', '/soles?a=b#costs'],
  ['https://www.example.com/soles#prices', 'https://www.example.com/soles#costs'],
  ['https://example.org/soles#prices', 'https://example.org/soles#prices'],
  ['/boots#prices', '/boots#prices'],
  ['#prices', '#prices'],
  ['/soles#prices-2', '/soles#prices-2'],
  [
    'See [it](/soles#prices), [two](</soles#prices> "x") and [three](/boots#prices).',
    'See [it](/soles#costs), [two](</soles#costs> "x") and [three](/boots#prices).',
  ],
])('a link in %s leads along in %s', (before, after) => {
  expect(led(before)).toBe(after);
});

test('on the page itself a link needs no address of it', () => {
  expect(led('[It](#prices)', '/soles')).toBe('[It](#costs)');
});

test.each(['](', '](#', '](/soles#prices', '#'])('many times %s are read in linear time', (part) => {
  const start = performance.now();
  led(part.repeat(1_000_000 / part.length));
  expect(performance.now() - start).toBeLessThan(5000);
});
