import { expect, test } from 'vitest';
import { stubSite } from '../../../../tests/support/sites/SiteStub';
import { folderAt, languagesOf, pageLanguages, routeIn, routeInMain, siteInLanguage } from './languages';

const site = { ...stubSite, language: 'en-IN', languages: { fr: 'fr-BJ', sw: 'sw-TZ' } };
const there = ['/', '/prices', '/404', '/fr', '/fr/prices', '/fr/only-here', '/sw'];
const languagesAt = pageLanguages(site, (route) => there.includes(route));

test('a site without further languages has one, and its pages say nothing of languages', () => {
  expect(languagesOf(stubSite)).toEqual([{ folder: '', tag: 'en' }]);
  expect(pageLanguages(stubSite, () => true)('/prices')).toBeUndefined();
  expect(siteInLanguage(stubSite, { folder: '', tag: 'en' })).toBe(stubSite);
});

test('an address belongs to the language whose folder it begins with, and only to a whole folder', () => {
  const folders = ['fr', 'sw'];
  expect(
    ['/fr', '/fr/prices', '/french', '/prices/fr', '/'].map((route) => folderAt(route, folders)),
  ).toEqual(['fr', 'fr', '', '', '']);
  expect([routeInMain('/fr', 'fr'), routeInMain('/fr/prices', 'fr'), routeInMain('/prices', '')]).toEqual([
    '/',
    '/prices',
    '/prices',
  ]);
  expect([routeIn('fr', '/'), routeIn('fr', '/prices'), routeIn('', '/prices')]).toEqual([
    '/fr',
    '/fr/prices',
    '/prices',
  ]);
});

test('each language is named in itself, and leads to the same page or else to its home page', () => {
  const short = (route: string) =>
    languagesAt(route)?.map(({ name, href, isSamePage }) => `${name} ${href}${isSamePage ? '' : ' (home)'}`);
  const translated = ['English /prices', 'Français /fr/prices', 'Kiswahili /sw (home)'];
  expect(short('/prices')).toEqual(translated);
  expect(short('/fr/prices')).toEqual(translated);
  expect(short('/sw')).toEqual(['English /', 'Français /fr', 'Kiswahili /sw']);
  expect(short('/fr/only-here')).toEqual([
    'English / (home)',
    'Français /fr/only-here',
    'Kiswahili /sw (home)',
  ]);
  expect(short('/404')).toEqual(['English / (home)', 'Français /fr (home)', 'Kiswahili /sw (home)']);
});

test('two variants of one language are told apart by their countries', () => {
  const two = { language: 'pt-PT', languages: { brasil: 'pt-BR' } };
  const names = pageLanguages(two, () => true)('/')?.map(({ name }) => name);
  expect(names).toEqual(['Português europeu', 'Português (Brasil)']);
});

test('a language has its own words, and numbers and names of the whole site', () => {
  const main = { ...site, tokens: { phone: '+00', place: 'India' }, labels: { home: 'Start' } };
  const own = {
    tokens: { place: 'Inde' },
    navigation: { items: [{ type: 'link' as const, label: 'Accueil', href: '/fr' }] },
    contact: { hours: 'Du lundi au samedi' },
    footer: { sentence: 'Nous réparons.', smallPrint: '©' },
  };
  const french = siteInLanguage(main, { folder: 'fr', tag: 'fr-BJ' }, own);
  expect(french).toMatchObject({ ...own, language: 'fr-BJ', home: '/fr', url: main.url, name: main.name });
  expect(french.tokens).toEqual({ phone: '+00', place: 'Inde' });
  expect(french.contact).toEqual({ ...main.contact, hours: 'Du lundi au samedi' });
  expect([french.labels, french.sections]).toEqual([undefined, undefined]);
  expect(siteInLanguage(main, { folder: 'sw', tag: 'sw-TZ' }).navigation).toBe(main.navigation);
});
