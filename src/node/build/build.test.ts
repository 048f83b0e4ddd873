import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { stubSite } from '../../../tests/support/sites/SiteStub';
import { isAddress } from '../../content/documents/site/aliases';
import { PROJECT_ROOT } from '../project';
import { type BuildOptions, buildSite } from './build';
import { OWN_CACHE } from './output/cache-safety';
import type { ReadableSite } from './steps/write-slow-files';

/** A company that has nothing to do with the one whose pages come with the engine. */
const site = {
  ...stubSite,
  logo: 'mark.png',
  url: 'https://bakery.example',
  language: 'fr-BJ',
  name: '{nom}',
  tokens: { nom: 'Boulangerie du Port', phone: '+99 12 345' },
  plannedRoutes: ['/pains/tourte'],
  navigation: {
    items: [{ type: 'link', label: 'Pains', href: '/pains/baguette' }],
    action: { label: 'Nous écrire', href: 'tel:{phone}' },
  },
  footer: {
    ...stubSite.footer,
    columns: [{ heading: 'Pains', links: [{ label: 'Baguette', href: '/pains/baguette' }] }],
    legal: [{ label: 'Accueil', href: '/' }],
  },
};

const picture = { color: 'green', pattern: 'phula', image: { src: 'four.png', alt: 'Le four' } };

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const page = (title: string) => ({
  title,
  description: `À propos de ${title}`,
  blocks: [{ type: 'hero', title, lead: 'Du pain frais: {phone}. </script><!--', picture }],
});

let root: string;
let pagesDir: string;
let out: string;
let cacheDir: string;
let printed: string;

const build = (options: Partial<BuildOptions> = {}) =>
  buildSite({
    pagesDir,
    out,
    cacheDir,
    codeCacheDir: OWN_CACHE,
    print: (text) => {
      printed += `${text}\n`;
    },
    ...options,
  });

const write = (name: string, content: unknown) =>
  writeFile(path.join(pagesDir, name), JSON.stringify(content));

const read = (name: string) => readFile(path.join(out, name), 'utf8');

/** Every file of a folder with its content. */
async function contentOf(dir: string): Promise<Record<string, string>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, await readFile(file, 'base64')])),
  );
}

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'build-'));
  cacheDir = await mkdtemp(path.join(tmpdir(), 'build-cache-'));
  pagesDir = path.join(root, 'pages');
  out = path.join(root, 'out');
  await mkdir(path.join(pagesDir, 'pains'), { recursive: true });
  await mkdir(path.join(pagesDir, 'media'));
  for (const name of ['four.png', 'mark.png'])
    await writeFile(path.join(pagesDir, 'media', name), Buffer.from(PIXEL, 'base64'));
  await write('_site.json', site);
  await write('index.json', page('Accueil'));
  await write('404.json', page('Introuvable'));
  await write('pains/baguette.json', {
    ...page('Baguette'),
    kind: 'service',
    description: '</script>',
    aliases: ['/baguette', '/vieux/pain'],
  });
});

beforeEach(() => {
  printed = '';
});

afterAll(async () => {
  for (const dir of [root, cacheDir]) await rm(dir, { recursive: true });
});

describe('a build of quite another company', () => {
  beforeAll(async () => {
    printed = '';
    expect(await build(), printed).toBe(0);
  });

  it('writes every page as complete HTML at its flat address', async () => {
    const html = await read('pains/baguette.html');
    expect(html).toContain('<html lang="fr-BJ">');
    expect(html).toContain('<title>Baguette | Boulangerie du Port</title>');
    expect(html.match(/name="theme-color"[^>]*content="#[0-9a-f]{6}"/g)).toHaveLength(2);
    expect(html).toContain('<link rel="canonical" href="https://bakery.example/pains/baguette"/>');
    expect(html).toMatch(/<h1[^>]*>Baguette<\/h1>/);
    expect(html).toContain('Du pain frais: +99\u00a012\u00a0345.');
    expect(html).toContain('href="tel:+9912345"');
  });

  it('embeds what interactive blocks need, so that nothing in it can end the element', async () => {
    const html = await read('pains/baguette.html');
    const embedded = /<script type="application\/json" id="_page-data">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(embedded)).toMatchObject({ route: '/pains/baguette', title: 'Baguette' });
    expect(embedded).not.toContain('<');
  });

  it('says what a page is about in words that search engines read', async () => {
    const html = await read('pains/baguette.html');
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(json).not.toContain('<');
    const [offering, breadcrumbs] = JSON.parse(json)['@graph'];
    expect(breadcrumbs).toMatchObject({ '@type': 'BreadcrumbList' });
    expect(offering).toMatchObject({ '@type': 'Service', url: 'https://bakery.example/pains/baguette' });
    expect(await read('404.html')).not.toContain('ld+json');
  });

  it('gives the unknown-route page no address of its own', async () => {
    const html = await read('404.html');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('rel="canonical"');
  });

  it('tells search engines about the pages', async () => {
    const locations = [...(await read('sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(
      (match) => match[1],
    );
    expect(locations).toEqual(['https://bakery.example/', 'https://bakery.example/pains/baguette']);
    // The site is in no repository: nobody knows when its pages were last changed.
    expect(await read('sitemap.xml')).not.toContain('lastmod');
    expect(await read('robots.txt')).toContain('Sitemap: https://bakery.example/sitemap.xml');
  });

  it('hands out the licences of its script, its fonts and its icons', async () => {
    const licences = await read('licences.txt');
    expect(licences.match(/^SIL OPEN FONT LICENSE Version 1\.1/gm)).toHaveLength(2);
    for (const whose of ['Meta Platforms', 'The Anek Project', 'The Figtree Project', '2023 Phosphor Icons'])
      expect(licences).toMatch(new RegExp(`Copyright .*${whose}`));
    expect(licences).toContain('CC0 1.0 Universal');
  });

  it('sends visitors on from the aliases of a page', async () => {
    const html = await read('vieux/pain.html');
    expect(html).toContain('<meta http-equiv="refresh" content="0; url=/pains/baguette">');
    expect(html).toContain('<link rel="canonical" href="https://bakery.example/pains/baguette">');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('<a href="/pains/baguette">Baguette</a>');
    expect(await read('_redirects')).toBe('/baguette /pains/baguette 301\n/vieux/pain /pains/baguette 301\n');
  });

  it('writes its policy into every page, and for hosts beside it', async () => {
    const inPage = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/;
    const policyOf = async (name: string) => inPage.exec(await read(name))?.[1];
    const policy = await policyOf('index.html');
    expect(policy).toMatch(/ style-src 'self' 'sha256-[^' ]+';/);
    // In any order: each digest is an accident of the script.
    const scriptsOf = (text = '') =>
      / script-src 'self'((?: 'sha256-[^' ]+')+);/.exec(text)?.[1]?.trim().split(' ').sort();
    const scripts = scriptsOf(policy);
    // The early one, and that which waits for the style sheet.
    expect(scripts).toHaveLength(2);
    expect(scriptsOf(await policyOf('404.html'))).toEqual(scripts);
    expect(await read('vieux/pain.html')).toMatch(inPage);
    for (const file of ['_headers', '.hosting/nginx.conf', '.hosting/Caddyfile']) {
      const text = await read(file);
      expect(scriptsOf(text)).toEqual(scripts);
      expect(text).toMatch(/ script-src [^;]+; style-src 'self' 'unsafe-inline';.* frame-ancestors 'none'/);
    }
    expect(await read('.hosting/nginx.conf')).toContain('location = /vieux/pain {');
  });

  it('puts what is no page only where no page can stand', async () => {
    const ofPages = ['pains', 'vieux'];
    const entries = (await readdir(out, { withFileTypes: true })).filter((entry) => entry.isDirectory());
    const others = entries.map(({ name }) => `/${name}`).filter((name) => !ofPages.includes(name.slice(1)));
    expect(others).toContain('/assets');
    expect(others.filter(isAddress)).toEqual([]);
  });

  it('lists the pages for suggestions, with their names', async () => {
    expect(JSON.parse(await read('_data/_routes.json'))).toEqual([
      { route: '/', name: 'Accueil' },
      { route: '/pains/baguette', name: 'Baguette' },
    ]);
  });

  it('adds the catalogue of blocks only when asked, and then changes nothing of the site itself', {
    tags: ['rest'],
  }, async () => {
    const plain = await contentOf(out);
    const other = path.join(root, 'with-catalogue');
    expect(await build({ out: other, catalogue: true })).toBe(0);
    // How it is served differs, since the catalogue has frames; so does the list of all files.
    const served = /^(?:_headers$|\.hosting\/|\.pagewright-files$)/;
    const namesIn = (dir: string, content: Record<string, string>) =>
      Object.entries(content)
        .map(([file, text]) => [path.relative(dir, file), text])
        .filter(([file]) => !served.test(file ?? ''));
    const all = namesIn(other, await contentOf(other));
    const [catalogue, site] = [true, false].map((is) =>
      Object.fromEntries(all.filter(([file]) => /^_blocks[./]/.test(file ?? '') === is)),
    );
    expect(site).toEqual(Object.fromEntries(namesIn(out, plain)));
    expect(Object.keys(catalogue ?? {})).toContain('_blocks/hero/default.html');
    expect(JSON.stringify(Object.keys(plain))).not.toContain('_blocks');
    await rm(other, { recursive: true });
  });

  it('names a picture after its content', async () => {
    const url = / src="(\/media\/four[^"]+)"/.exec(await read('index.html'))?.[1] ?? '';
    expect(url).toMatch(/^\/media\/four\.[0-9a-f]{8}-1\.webp$/);
    expect(existsSync(path.join(out, url))).toBe(true);
  });

  it('names a social picture of its own for every page, at the address of the site', async () => {
    const addresses = await Promise.all(
      ['index.html', 'pains/baguette.html', '404.html'].map(async (name) => {
        const address = /property="og:image" content="([^"]+)"/.exec(await read(name))?.[1] ?? '';
        expect(address).toMatch(/^https:\/\/bakery\.example\/social\/.+\.[0-9a-f]{8}\.png$/);
        expect(existsSync(path.join(out, new URL(address).pathname))).toBe(true);
        return address;
      }),
    );
    expect(new Set(addresses).size).toBe(3);
  });

  it('has a manifest, and icons that are drawn from the logo', async () => {
    const html = await read('index.html');
    expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest"/>');
    expect(html).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>');
    expect(existsSync(path.join(out, 'apple-touch-icon.png'))).toBe(true);
    const { name, lang, icons } = JSON.parse(await read('manifest.webmanifest'));
    expect([name, lang]).toEqual(['Boulangerie du Port', 'fr-BJ']);
    expect(icons).not.toEqual([]);
  });

  it('ships nothing that is for editors only, nor a word of the pages that come with the engine', async () => {
    const { name } = JSON.parse(await readFile(path.join(PROJECT_ROOT, 'pages/_site.json'), 'utf8'));
    // The schemas are there for editors, elsewhere.
    const shown = Object.entries(await contentOf(out)).filter(
      ([file]) => !file.startsWith(path.join(out, 'schema')),
    );
    const all = Buffer.concat(shown.map(([, text]) => Buffer.from(text, 'base64'))).toString();
    for (const ofEditors of ['pagewright-issues', 'plannedRoutes', 'could not be shown', 'no block type']) {
      expect(all).not.toContain(ofEditors);
    }
    expect(all).not.toContain(name);
  });

  it('keeps the old output byte for byte when a document is wrong', async () => {
    const before = await contentOf(root);
    await write('pains/faux.json', { ...page('Faux'), blocks: [{ type: 'herro' }] });
    const withFault = { ...before, ...(await contentOf(path.join(pagesDir, 'pains'))) };
    expect(await build()).toBe(1);
    expect(printed).toContain('"herro"');
    expect(await contentOf(root)).toEqual(withFault);
    await rm(path.join(pagesDir, 'pains/faux.json'));
  });

  it.each([
    ['a picture', 'four.png', 'not a picture'],
    ['the logo', 'mark.png', Buffer.from(PIXEL, 'base64').subarray(0, 40)],
  ])('keeps it when %s cannot be used', async (_, name, bytes) => {
    const before = await contentOf(out);
    const elsewhere = path.join(root, 'bad-picture');
    await cp(pagesDir, elsewhere, { recursive: true });
    await writeFile(path.join(elsewhere, 'media', name), bytes);
    expect(await build({ pagesDir: elsewhere })).toBe(1);
    expect(printed).toContain(`media/${name} is damaged`);
    expect(await contentOf(out)).toEqual(before);
    await rm(elsewhere, { recursive: true });
    expect((await readdir(root)).filter((name) => name.startsWith('.'))).toEqual([]);
  });
});

it('can be read before its pictures are made; one that somebody needs is made then', async () => {
  const early = path.join(root, 'early');
  const seen: [moment: string, isThere: boolean][] = [];
  let staged = '';
  const onReadable = async ({ dir, need }: ReadableSite) => {
    staged = dir;
    const html = await readFile(path.join(dir, 'pains/baguette.html'), 'utf8');
    const [address = ''] = /\/media\/four\.[^" ]+\.webp/.exec(html) ?? [];
    seen.push(['output, at first', existsSync(early)]);
    seen.push(['picture, at first', existsSync(path.join(dir, address))]);
    await need(address);
    seen.push(['picture, when needed', existsSync(path.join(dir, address))]);
  };
  const onPublished = () =>
    seen.push(['output, in the end', existsSync(early)], ['other folder, in the end', existsSync(staged)]);
  expect(await build({ out: early, onReadable, onPublished })).toBe(0);
  expect(seen).toEqual([
    ['output, at first', false],
    ['picture, at first', false],
    ['picture, when needed', true],
    ['output, in the end', true],
    ['other folder, in the end', false],
  ]);
});

describe('a large site, whose pages are made before all documents are looked at', () => {
  /** Enough for two threads, each of which gets more than one batch. */
  const COUNT = 70;
  let many: string;
  let target: string;
  const file = (name: string) => path.join(many, 'pains', name);
  const make = () => build({ pagesDir: many, out: target, social: false, largeFrom: COUNT });

  beforeAll(async () => {
    printed = '';
    many = path.join(root, 'many');
    target = path.join(root, 'many-out');
    await cp(pagesDir, many, { recursive: true });
    const names = Array.from({ length: COUNT }, (_, index) => `pain-${index}`);
    for (const name of names) await writeFile(file(`${name}.json`), JSON.stringify(page(name)));
    expect(await make(), printed).toBe(0);
    expect(printed).toMatch(new RegExp(`No errors.* in ${COUNT + 4} documents`));
  });

  it('is whole', async () => {
    expect(await readdir(path.join(target, 'pains'))).toHaveLength(COUNT + 1);
  });

  it.each([
    ['is no JSON', '{"title":', 'not-json'],
    ['is no page', JSON.stringify({ ...page('Pain'), blocks: 7 }), 'wrong-type'],
    [
      'names a picture that is not there',
      JSON.stringify(page('Pain')).replace('four.png', 'fleur.png'),
      'missing-picture',
    ],
  ])('keeps the old output byte for byte when a document %s', async (_, text, code) => {
    const [before, right] = [await contentOf(target), await readFile(file('pain-7.json'), 'utf8')];
    await writeFile(file('pain-7.json'), text);
    expect(await make()).toBe(1);
    expect(printed).toMatch(new RegExp(`pain-7\\.json:1:\\d+ +error +${code}`));
    expect(await contentOf(target)).toEqual(before);
    expect((await readdir(root)).filter((name) => name.startsWith('.'))).toEqual([]);
    await writeFile(file('pain-7.json'), right);
  });
});

describe('output folders that a build refuses', () => {
  it('one with files that no build has made', async () => {
    const foreign = path.join(root, 'foreign');
    await mkdir(foreign);
    await writeFile(path.join(foreign, 'thesis.txt'), 'years of work');
    await expect(build({ out: foreign })).rejects.toThrow('was not made by a build');
    expect(await readdir(foreign)).toEqual(['thesis.txt']);
  });

  it.each([
    ['the pages folder', () => pagesDir],
    ['a folder above it', () => root],
    ['a folder inside it', () => path.join(pagesDir, 'out')],
    ['the project', () => PROJECT_ROOT],
    ['its sources', () => path.join(PROJECT_ROOT, 'src/out')],
    ['the whole disk', () => path.parse(root).root],
  ])('%s', async (_name, folder) => {
    await expect(build({ out: folder() })).rejects.toThrow(/The output folder .* (?:holds|is inside)/);
  });

  it('a file', async () => {
    await writeFile(path.join(root, 'file'), '');
    await expect(build({ out: path.join(root, 'file') })).rejects.toThrow('is a file');
  });
});

it('says so when there is no pages folder', async () => {
  await expect(build({ pagesDir: path.join(root, 'nowhere') })).rejects.toThrow('it does not exist');
});
