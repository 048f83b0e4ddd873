import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { composeSite } from '../../content/edit/new-site/compose-site';
import type { SiteDocument } from '../../generated/documents';
import { buildSite } from './build';
import { OWN_CACHE } from './output/cache-safety';

let root: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'build-fonts-'));
});
afterAll(() => rm(root, { recursive: true }));

/** Builds a new site, and answers with its home page, its fonts by name, and what was printed. */
async function buildNew(language: string, name: string, fonts?: SiteDocument['fonts'], catalogue = false) {
  const dir = path.join(root, name);
  const pagesDir = path.join(dir, 'pages');
  const out = path.join(dir, 'dist');
  await mkdir(pagesDir, { recursive: true });
  const documents = composeSite({
    ...{ name, language, offer: name, url: 'https://new.example', email: 'us@new.example' },
    palette: 'ocean',
  });
  for (const [file, document] of documents) {
    const content = 'navigation' in document && fonts ? { ...document, fonts } : document;
    await writeFile(path.join(pagesDir, file), JSON.stringify(content));
  }
  const printed: string[] = [];
  const code = await buildSite({
    ...{
      pagesDir,
      out,
      cacheDir: path.join(root, 'cache'),
      codeCacheDir: OWN_CACHE,
      social: false,
      catalogue,
    },
    print: (text) => void printed.push(text),
  });
  expect(code, printed.join('\n')).toBe(0);
  const assets = await readdir(path.join(out, 'assets'));
  return {
    html: await readFile(path.join(out, 'index.html'), 'utf8'),
    style: await styleIn(path.join(out, 'assets')),
    fonts: assets.filter((file) => file.endsWith('.woff2')),
    licences: await readFile(path.join(out, 'licences.txt'), 'utf8'),
    printed: printed.join('\n'),
    styleOfCatalogue: catalogue ? await styleIn(path.join(out, '_blocks/assets')) : '',
  };
}

async function styleIn(dir: string): Promise<string> {
  const sheets = (await readdir(dir)).filter((file) => file.endsWith('.css'));
  return (await Promise.all(sheets.map((file) => readFile(path.join(dir, file), 'utf8')))).join('');
}

const preloads = (html: string) =>
  [...html.matchAll(/<link rel="preload" as="font"[^>]*href="\/assets\/([^"]+)"/g)].map(
    ([, name = '']) => name,
  );

const isCut = (name: string) => /-used-[^-]+\.woff2$/.test(name);

for (const [language, name, family, font, tags] of [
  ['ar', 'عيادة النيل', 'Noto Sans Arabic', 'noto-sans-arabic', []],
  ['or', 'କଟକ ବିଦ୍ୟାଳୟ', 'Noto Sans Oriya', 'noto-sans-oriya', ['rest']],
] as const) {
  const title = `a site in ${language} has the font of its script, cut to its letters and asked for at once`;
  test(title, { tags: [...tags] }, async () => {
    const { html, fonts, licences, printed } = await buildNew(language, name);
    expect(fonts.filter((each) => each.startsWith(`${font}-`))).toHaveLength(2);
    const asked = preloads(html);
    expect(asked.filter(isCut)).toEqual(asked);
    expect(asked.map((each) => each.replace(/-latin-wght.*|-wght.*/, ''))).toEqual(
      expect.arrayContaining(['anek-latin', 'figtree', expect.stringMatching(new RegExp(`^${font}`))]),
    );
    expect(html).toMatch(new RegExp(`--text:"Figtree Variable", ?"${family}"`));
    expect(html).toContain(`@font-face{font-family:${family};`.replace(`:${family}`, `:"${family}"`));
    expect(html).not.toMatch(/letter-spacing:-/);
    expect(licences).toContain(`@fontsource-variable/${font} - `);
    expect(printed).not.toContain('letters-without-font');
  });
}

test('a pair of fonts takes the place of the theme’s, in its Latin letters alone where a site has no others', {
  tags: ['rest'],
}, async () => {
  const { html, style, fonts, licences } = await buildNew('en', 'Bakery', { name: 'book' });
  expect(style, 'all values of the theme').toMatch(/:root\{[^{}]*--display:/);
  expect(fonts.filter((each) => !each.startsWith('source-s'))).toEqual([]);
  expect(fonts.filter((each) => /vietnamese|cyrillic|greek/.test(each))).toEqual([]);
  expect(preloads(html)).toHaveLength(2);
  expect(html).not.toMatch(/Anek|Figtree/);
  expect(licences).toContain('@fontsource-variable/source-serif-4 - ');
});

test('a site in English has the fonts of the theme and no others', async () => {
  const { fonts } = await buildNew('en', 'Plain bakery');
  expect(fonts.filter((each) => !/^(?:anek-latin|figtree)-/.test(each))).toEqual([]);
});

test('the catalogue of blocks has the palette, the fonts and the direction of the site', {
  tags: ['rest'],
}, async () => {
  const { styleOfCatalogue: css } = await buildNew('ar', 'عيادة', undefined, true);
  expect(css).toContain('--brand:var(--lightningcss-light,#0f4c81)');
  expect(css).not.toContain('lab(34');
  expect(css).toContain('"Figtree Variable", "Noto Sans Arabic"');
  expect(css).toContain('a[href^="tel:"]{unicode-bidi:plaintext}');
});
