import { expect, test } from 'vitest';
import notFound from '../../../tests/invalid/_base/404.json';
import siteJson from '../../../tests/invalid/_base/_site.json';
import home from '../../../tests/invalid/_base/index.json';
import soles from '../../../tests/invalid/_base/services/soles.json';
import { inFrench } from '../../../tests/invalid/in-french';
import type { SourceFile } from '../../content/model/source';
import { byKind } from '../../content/documents/site/with-texts';
import { createValidator } from '../../content/check/validate';
import { loadValidatorConfig } from '../read/validator-config';
import { DevSite } from './dev-site';

const validator = createValidator(await loadValidatorConfig());

const block = (title: string) => ({
  type: 'hero',
  title,
  lead: 'New heels while you wait.',
  picture: { color: 'green', pattern: 'kente' },
});
const page = (title: string, more: object = {}) => ({
  title,
  description: 'A page of the cobbler.',
  blocks: [block(title)],
  ...more,
});
const wrong = { subtitle: 'no such property' };

const base = {
  '_site.json': siteJson,
  '404.json': notFound,
  'index.json': home,
  'services/soles.json': soles,
};

/** A site in which each update replaces some documents: by a value, or by a text. */
function liveSite() {
  const site = new DevSite({ validator, icon: () => undefined });
  const update = (documents: Record<string, unknown>) => {
    const files = Object.entries({ ...base, ...documents });
    const sources = files.map(([path, content]): SourceFile => {
      const text = typeof content === 'string' ? content : JSON.stringify(content, null, 2);
      return { file: `pages/${path}`, path, content: { text } };
    });
    site.update({
      dir: 'pages',
      ...byKind(sources),
      media: new Set(['soles.webp', 'workshop.webp']),
      pictures: new Map(),
    });
  };
  return { site, update };
}

test('a document that becomes invalid keeps its last valid version', () => {
  const { site, update } = liveSite();
  update({ 'heels.json': page('Heels') });
  update({ 'heels.json': page('Soles', wrong) });
  expect(site.pageData('/heels').title).toBe('Heels');
  for (const halfWay of ['', '{ "title": ']) {
    update({ 'heels.json': halfWay });
    expect(site.has('/heels')).toBe(true);
    expect(site.pageData('/heels').title).toBe('Heels');
  }
  update({ 'heels.json': page('Soles') });
  expect(site.pageData('/heels').title).toBe('Soles');
});

test('a page that was never valid is shown as far as possible, with the place of each block', () => {
  const { site, update } = liveSite();
  update({ 'heels.json': page('Heels', { blocks: [block('Heels'), 'no block'], ...wrong }) });
  const data = site.pageData('/heels');
  expect([data.title, data.blocks.length]).toEqual(['Heels', 1]);
  expect(data.source).toEqual({ file: 'pages/heels.json', lines: [5] });
  update({ 'heels.json': 'no JSON' });
  expect(site.pageData('/heels')).toMatchObject({ title: '/heels', blocks: [] });
});

test('a page is gone while its document is', () => {
  const { site, update } = liveSite();
  update({ 'heels.json': page('Heels') });
  update({});
  expect(site.has('/heels')).toBe(false);
  expect(site.pageData('/heels')).toMatchObject({ route: '/404', title: notFound.title });
  update({ 'heels.json': page('Heels anew', wrong) });
  expect(site.pageData('/heels').title).toBe('Heels anew');
});

test('two documents that swap their names swap their pages', () => {
  const { site, update } = liveSite();
  update({ 'heels.json': page('Heels'), 'laces.json': page('Laces') });
  update({ 'heels.json': page('Laces'), 'laces.json': page('Heels') });
  expect([site.pageData('/heels').title, site.pageData('/laces').title]).toEqual(['Laces', 'Heels']);
});

test('the site document keeps its last valid version too; before the first there is none', () => {
  const { site, update } = liveSite();
  update({ '_site.json': '{' });
  expect([site.siteData(), site.languageAt('/')]).toEqual([undefined, 'en']);
  update({ '_site.json': { ...siteJson, name: 'Cobbler' } });
  update({ '_site.json': '{' });
  expect(site.siteData()?.site.name).toBe('Cobbler');
});

test('errors are sent as text, those of the page in view first, and no warnings', () => {
  const { site, update } = liveSite();
  update({ 'heels.json': page('Heels', wrong), 'index.json': { ...home, ...wrong } });
  const files = site.view('/heels').issues.map(({ place }) => place.split(':')[0]);
  expect(files).toEqual(['pages/heels.json', 'pages/index.json']);
  expect(site.view('/').issues[0]?.place).toMatch(/^pages\/index\.json:/);
  const [issue] = site.view('/heels').issues;
  expect(issue).toMatchObject({
    place: 'pages/heels.json:15:3',
    excerpt: expect.stringContaining('15 │   "subtitle": "no such property"\n   │   ^'),
    fix: expect.stringMatching(/^Fix: /),
  });
});

test('an alias leads to its page, unless a page has that address', () => {
  const { site, update } = liveSite();
  update({ 'heels.json': page('Heels', { aliases: ['/old-heels'] }) });
  expect(site.routeOfAlias('/old-heels')).toBe('/heels');
  expect(site.routeOfAlias('/heels')).toBeUndefined();
  update({ 'heels.json': page('Heels') });
  expect(site.routeOfAlias('/old-heels')).toBeUndefined();
});

test('a page in a further language has its menu, which keeps its last valid version, and the others theirs', () => {
  const { site, update } = liveSite();
  const labelsOn = (route: string) => site.siteData(route)?.site.navigation?.items.map(({ label }) => label);
  update(inFrench);
  expect([labelsOn('/fr/services/soles'), labelsOn('/services/soles'), labelsOn('/fr/gone')]).toEqual([
    ['Accueil'],
    ['Home'],
    ['Home'],
  ]);
  expect([site.languageAt('/fr'), site.languageAt('/'), site.languageAt('/fr/gone')]).toEqual([
    'fr',
    'en',
    'en',
  ]);
  expect(site.view('/fr').site?.site.labels.home).toBe('Accueil');
  expect(site.pageData('/services/soles').languages?.map(({ href }) => href)).toEqual([
    '/services/soles',
    '/fr/services/soles',
  ]);
  expect(site.pageData('/fr/services/soles').breadcrumbs[0]).toEqual({ label: 'Accueil', href: '/fr' });
  update({ ...inFrench, 'fr/_site.json': '{' });
  expect(labelsOn('/fr')).toEqual(['Accueil']);
});
