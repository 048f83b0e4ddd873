import { expect, test } from 'vitest';
import type { StudioChoices } from '../../../../content/model/protocols/studio-choices';
import { linksFor, linksOf, linkTyped } from './link-options';

const choices: StudioChoices = {
  pages: [
    { route: '/', name: 'Home', title: 'Home', places: [{ id: 'contact', heading: 'Write to us' }] },
    {
      route: '/services/repairs',
      name: 'Repairs',
      title: 'Repairs of shoes',
      places: [{ id: 'prices', heading: '' }],
    },
  ],
  pictures: [],
  tokens: { phone: '+00 000 0000', email: 'desk@example.com', company: 'Example Works' },
  tokensIn: {},
  languages: [],
  colors: [],
  patterns: [],
};
const links = linksOf(choices);
const found = (typed: string) => linksFor(typed, links).map(({ href }) => href);

test('a site offers its pages, the places on them, and contact details by their tokens', () => {
  expect(found('')).toEqual([
    '/',
    '/#contact',
    '/services/repairs',
    '/services/repairs#prices',
    'tel:{phone}',
    'mailto:{email}',
  ]);
});

test.each([
  ['shoes', ['/services/repairs', '/services/repairs#prices']],
  ['WRITE home', ['/#contact']],
  ['desk@', ['mailto:{email}']],
  ['nothing like it', []],
  // A word that begins so comes before one with it inside.
  ['ho', ['/', '/#contact', '/services/repairs', '/services/repairs#prices', 'tel:{phone}']],
  ['e', ['mailto:{email}', '/', '/#contact', '/services/repairs', '/services/repairs#prices', 'tel:{phone}']],
])('%s finds %j', (typed, hrefs) => {
  expect(found(typed)).toEqual(hrefs);
});

test.each([
  ['contact', ['/about/contact-us', '/#contact']],
  ['Contact us', ['/about/contact-us']],
  ['Where', ['/about/contact-us', '/#where']],
])('a page whose title or address begins with %j comes before places', (typed, hrefs) => {
  const places = [
    { id: 'contact', heading: 'Contact' },
    { id: 'where', heading: 'Where to go' },
  ];
  const pages = [
    { route: '/', name: 'Home', title: 'Home', places },
    { route: '/about/contact-us', name: 'Contact', title: 'Where we are', places: [] },
  ];
  const listed = linksFor(typed, linksOf({ ...choices, pages, tokens: {} }));
  expect(listed.map(({ href }) => href)).toEqual(hrefs);
});

test.each([
  ['desk@example.org', 'mailto:desk@example.org'],
  ['+49 (0) 30 123-456', 'tel:+49030123456'],
  ['www.example.org/a?b=c', 'https://www.example.org/a?b=c'],
  ['http://example.org', 'https://example.org'],
  ['https://bücher.example', 'https://bücher.example'],
  [' /prices ', '/prices'],
  ['#prices', '#prices'],
  ['mailto:{email}', 'mailto:{email}'],
])('%j stands for %s', (typed, href) => {
  expect(linkTyped(typed)?.href).toBe(href);
  expect(found(typed)[0]).toBe(href);
});

test.each(['prices', 'what is this', '', '12', 'a.b c'])('%j is no link by itself', (typed) => {
  expect(linkTyped(typed)).toBeUndefined();
});

test('a link of the site is said in words', () => {
  expect(links.byHref.get('/#contact')?.label).toBe('Write to us (on Home)');
  expect(links.byHref.get('/services/repairs#prices')?.label).toBe('prices (on Repairs)');
  expect(links.byHref.get('https://example.org')).toBeUndefined();
});

test.each(['.', '.a', '@a.'])(
  'a long text of mistakes, %s, is looked at in no more than its time',
  (piece) => {
    const started = performance.now();
    expect(linkTyped(`a@b${piece.repeat(200_000)}@`)).toBeUndefined();
    expect(performance.now() - started).toBeLessThan(2000);
  },
);
