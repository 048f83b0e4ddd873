import { expect, test } from 'vitest';
import tabs from '../../../schema/blocks/tabs.examples.json';
import { stubSite } from '../../../tests/support/sites/SiteStub';
import { registry } from '../../blocks/registry';
import { pageLanguages } from '../../content/model/languages/languages';
import type { PageData } from '../../content/model/pages/page-data';
import type { Block, TabsBlock } from '../../generated/documents';
import { addComponents } from '../render/components';
import { createRenderer } from './renderer';

addComponents(registry);

const SHEET = '/assets/style.css';

/** Parses a document that is known to be valid. */
const block: TabsBlock = JSON.parse(JSON.stringify(tabs.default));

const pageAt = (route: string): PageData => ({
  ...{ route, title: route, description: '', breadcrumbs: [{ label: route }] },
  ...{ blocks: [block], assets: { images: {}, texts: {} } },
});

test('a page with the header and footer of another page equals one rendered by itself', () => {
  const logo = { url: '/mark.svg', width: 32, height: 32 };
  const site = {
    site: { ...stubSite, logo: 'mark.svg' },
    assets: { images: { 'mark.svg': logo }, texts: {} },
  };
  const { render } = createRenderer(site);
  const routes = [
    '/',
    '/services/repairs',
    '/services/new',
    '/services/other',
    '/products/new',
    '/products/blue',
  ];
  const more = ['/privacy', '/about', '/elsewhere', '/404', '/products/hammers', '/services/repairs'];
  for (const route of [...routes, ...more])
    expect(render(pageAt(route), SHEET)).toEqual(createRenderer(site).render(pageAt(route), SHEET));
});

test('the logo is marked on a home page that no menu and no footer names, and on no other page', () => {
  const navigation = { ...stubSite.navigation, items: [], action: undefined };
  const footer = { ...stubSite.footer, columns: [] };
  const site = { site: { ...stubSite, navigation, footer }, assets: { images: {}, texts: {} } };
  for (const routes of [
    ['/', '/404'],
    ['/404', '/'],
  ]) {
    const { render } = createRenderer(site);
    for (const route of routes)
      expect(render(pageAt(route), SHEET)).toEqual(createRenderer(site).render(pageAt(route), SHEET));
  }
});

test('a page in several languages has its own addresses in the header of another page', () => {
  const languagesAt = pageLanguages({ language: 'en', languages: { fr: 'fr' } }, () => true);
  const site = { site: stubSite, assets: { images: {}, texts: {} } };
  const { render } = createRenderer(site);
  for (const route of ['/about', '/elsewhere', '/services/new', '/404']) {
    const page = { ...pageAt(route), languages: languagesAt(route) };
    expect(render(page, SHEET)).toEqual(createRenderer(site).render(page, SHEET));
    const href = route === '/404' ? '/fr' : `/fr${route}`;
    expect(render(page, SHEET).html).toContain(`href="${href}" hrefLang="fr" lang="fr">Français</a>`);
  }
});

test('the style sheet comes behind what is seen first: one block, a low one with the next, or the whole page', () => {
  const { render } = createRenderer({ site: stubSite, assets: { images: {}, texts: {} } });
  const banner: Block = { type: 'banner', title: 'Soles', color: 'laterite', pattern: 'lattice' };
  const words: Block = {
    type: 'prose',
    contents: 'Contents',
    sections: [{ id: 'heels', heading: 'Heels', richText: 'x' }],
  };
  const seenOf = (...blocks: Block[]) => {
    const page = { ...pageAt('/soles'), blocks };
    const { html, firstView } = render(page, SHEET);
    const [before = '', after = ''] = html.split(
      `<link rel="stylesheet" href="${SHEET}" fetchPriority="low"/><script> </script>`,
    );
    expect(before).toContain(firstView.blocks.slice(-60));
    const isSeen = (words: string) => firstView.blocks.includes(`>${words}</h`);
    return [['Soles', 'Heels', block.heading ?? ''].filter(isSeen), after.slice(0, 8)];
  };
  expect(seenOf(block, words)).toEqual([[block.heading], '<div dat']);
  expect(seenOf(words, block)).toEqual([['Heels'], '</div><s']);
  expect(seenOf(banner, words, block)).toEqual([['Soles', 'Heels'], '</div><s']);
  expect(seenOf(banner, words)).toEqual([['Soles', 'Heels'], '<footer ']);
});

test('what menus hold is not seen first, and its icons come from the file of the site', () => {
  const site = { site: stubSite, assets: { images: {}, texts: {} }, sprite: '/assets/icons.svg' };
  const { html, firstView } = createRenderer(site).render({ ...pageAt('/soles'), sprite: '/a.svg' }, SHEET);
  const seen = firstView.header + firstView.blocks;
  expect([html.includes('Hammers'), seen.includes('Hammers')]).toEqual([true, false]);
  const iconsIn = (markup: string) => [...markup.matchAll(/<use href="([^#]*)#/g)].map(([, file]) => file);
  expect(new Set(iconsIn(seen))).toEqual(new Set(['']));
  expect(iconsIn(html.slice(html.indexOf('<footer')))).toEqual(['/assets/icons.svg']);
});
