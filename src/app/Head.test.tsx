import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { stubSite } from '../../tests/support/sites/SiteStub';
import type { PageData, SiteData } from '../content/model/pages/page-data';
import { Head } from './Head';

const assets = { icons: {}, images: {}, texts: {} };
const page: PageData = {
  route: '/soles',
  title: 'Soles',
  description: 'x',
  breadcrumbs: [],
  blocks: [],
  assets,
};
const logo = { url: '/media/mark.1f2e3d4c.svg', width: 10, height: 10 };
const site: SiteData = {
  site: { ...stubSite, logo: 'mark.svg' },
  assets: { ...assets, images: { 'mark.svg': logo } },
};
const headOf = (of: Partial<PageData>, at: SiteData) =>
  renderToStaticMarkup(<Head page={{ ...page, ...of }} site={at} />);

test('a built site names the social picture at its whole address, and the files made from the logo', () => {
  const social = { url: '/social/soles.0a1b2c3d.png', width: 1200, height: 630, type: 'image/png' };
  const files = {
    icon: '/favicon.ico',
    touchIcon: '/apple-touch-icon.png',
    manifest: '/manifest.webmanifest',
  };
  const head = headOf({ social }, { ...site, files });
  for (const [name, content] of [
    ['og:image', `${stubSite.url}/social/soles.0a1b2c3d.png`],
    ['og:image:type', 'image/png'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', 'Soles | Example Works'],
  ]) {
    expect(head).toContain(`<meta property="${name}" content="${content}"/>`);
  }
  const links = [...head.matchAll(/<link rel="(?!canonical)([^"]+)" href="([^"]+)"/g)].map(
    ([, rel, href]) => [rel, href],
  );
  expect(links).toEqual([
    ['icon', '/favicon.ico'],
    ['icon', logo.url],
    ['apple-touch-icon', '/apple-touch-icon.png'],
    ['manifest', '/manifest.webmanifest'],
  ]);
});

test('in dev the head names no file that only a build makes', () => {
  const head = headOf({}, site);
  expect(head).not.toMatch(/og:image|manifest|favicon\.ico|apple-touch-icon/);
  expect(head).toContain(`<link rel="icon" href="${logo.url}" type="image/svg+xml"/>`);
});

test('a site without a logo keeps browsers from asking for an icon', () => {
  const { logo: _, ...withoutLogo } = site.site;
  const files = { manifest: '/manifest.webmanifest' };
  const head = headOf({}, { site: withoutLogo, assets, files });
  expect(head.match(/rel="(?:icon|apple-touch-icon)"[^>]*/g)).toEqual(['rel="icon" href="data:,"/']);
});

test('a translated page names itself in each language, and for all others the main one', () => {
  const [english, french] = [
    { tag: 'en', name: 'English', href: '/soles', isSamePage: true },
    { tag: 'fr-BJ', name: 'Français', href: '/fr/soles', isSamePage: true },
  ];
  const swahili = { tag: 'sw', name: 'Kiswahili', href: '/sw', isSamePage: false };
  const alternates = (languages: PageData['languages'], route = '/soles') =>
    headOf({ languages, route }, site).match(/<link rel="alternate"[^>]*>/g);
  const linkTo = (tag: string, href: string) =>
    `<link rel="alternate" hrefLang="${tag}" href="${stubSite.url}${href}"/>`;
  expect(alternates([english, french, swahili])).toEqual([
    linkTo('en', '/soles'),
    linkTo('fr-BJ', '/fr/soles'),
    linkTo('x-default', '/soles'),
  ]);
  expect(alternates([english, { ...french, isSamePage: false }])).toBeNull();
  expect(alternates([english, french], '/404')).toBeNull();
  expect(alternates(undefined)).toBeNull();
});
