// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { stubSite } from '../../../tests/support/sites/SiteStub';
import { APP_ID, PAGE_DATA_ID } from '../../content/model/addresses/addresses';
import { pageLanguages } from '../../content/model/languages/languages';
import type { PageData } from '../../content/model/pages/page-data';
import { createRenderer } from '../server/renderer';
import { markLinks, parsePage } from './loaded-page';
import * as parsing from './parse-html';

const assets = { images: {}, texts: {} };
const site = { site: stubSite, assets };
const inOneLanguage = createRenderer(site);
const inSeveral = createRenderer(site);

/** A page as it is built. */
function built(route: string, languages?: PageData['languages']): string {
  const page: PageData = {
    route,
    title: route,
    description: '',
    breadcrumbs: [],
    blocks: [],
    assets,
    languages,
  };
  const { html, head, needed } = (languages ? inSeveral : inOneLanguage).render(page, '/assets/style.css');
  const data = `<script type="application/json" id="${PAGE_DATA_ID}">${JSON.stringify(needed)}</script>`;
  return `<!doctype html><html><head>${head}<style>a{}\nb{}</style></head><body><div id="${APP_ID}">${html}</div>${data}`;
}

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html');

beforeEach(() => {
  // jsdom makes no documents of blobs.
  vi.spyOn(parsing, 'parseHtml').mockImplementation(async (html) => parsed(html));
  document.body.replaceChildren(...parsed(built('/')).body.childNodes);
});

test('a page is taken out of its HTML', async () => {
  const page = await parsePage(built('/privacy'));
  expect(page.data).toMatchObject({ route: '/privacy', title: '/privacy', blocks: [] });
  expect(page.content.parentElement?.tagName).toBe('MAIN');
  expect(page.content.ownerDocument.querySelector('style, link[rel=stylesheet]')).toBeNull();
  expect(page.head.map((each) => each.outerHTML)).toContain(
    `<link rel="canonical" href="${stubSite.url}/privacy">`,
  );
});

test('what is no page of ours, or not the whole of one, is refused', async () => {
  const whole = built('/privacy');
  await expect(parsePage('<h1>Not found</h1>')).rejects.toThrow();
  for (const end of [10, 60, 400]) await expect(parsePage(whole.slice(0, -end))).rejects.toThrow();
});

test('header and footer become those of another page by their marks alone', async () => {
  for (const route of ['/products/blue', '/privacy', '/services/of-no-menu', '/']) {
    const other = parsed(built(route));
    const [header, footer] = other.querySelectorAll(`#${APP_ID} > :is(header, footer)`);
    markLinks(await parsePage(built(route)));
    expect(document.querySelector('header')?.isEqualNode(header ?? null)).toBe(true);
    expect(document.querySelector('footer')?.isEqualNode(footer ?? null)).toBe(true);
  }
  expect(built('/privacy')).not.toBe(built('/').replaceAll('"/"', '"/privacy"'));
});

test('the choice of the language leads to the page in view', async () => {
  const languagesAt = pageLanguages({ language: 'en', languages: { fr: 'fr' } }, () => true);
  const html = (route: string) => built(route, languagesAt(route));
  document.body.replaceChildren(...parsed(html('/')).body.childNodes);
  const french = () => document.querySelector('header [hreflang=fr]')?.getAttribute('href');
  expect(french()).toBe('/fr');
  markLinks(await parsePage(html('/privacy')));
  expect(french()).toBe('/fr/privacy');
});
