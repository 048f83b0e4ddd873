import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  lstat,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAMAGES } from '../../../tests/support/disk/damages';
import { stubSite } from '../../../tests/support/sites/SiteStub';
import { buildSite } from './build';
import { OWN_CACHE } from './output/cache-safety';
import { foreignFilesIn } from './output/own-files';
import { WHOLE } from './shard';
import { summarize } from './summary';

const home = { label: 'Home', href: '/' };
const site = {
  ...stubSite,
  navigation: { items: [{ type: 'link', ...home }], action: home },
  footer: { ...stubSite.footer, columns: [{ heading: 'Pages', links: [home] }], legal: [home] },
};
const picture = { color: 'green', pattern: 'phula' };
const page = (title: string, image?: string) => ({
  title,
  description: `About ${title}`,
  blocks: [
    {
      type: 'hero',
      title,
      lead: 'Fresh.',
      picture: image ? { ...picture, image: { src: image, alt: `The ${title}` } } : picture,
    },
  ],
});

let root: string;
let pagesDir: string;
let first: { documents: string; built: Record<string, string> } | undefined;

const build = (out: string, shard = WHOLE) =>
  buildSite({
    pagesDir,
    out,
    shard,
    cacheDir: path.join(root, 'cache'),
    codeCacheDir: OWN_CACHE,
    social: false,
    print: () => {},
  });

const write = (name: string, content: unknown) =>
  writeFile(path.join(pagesDir, name), JSON.stringify(content));

const draw = (name: string, width: number) =>
  sharp({ create: { width, height: 8, channels: 3, background: '#123456' } }).toFile(
    path.join(pagesDir, 'media', name),
  );

/** Every file of a folder by its path in it. */
async function contentOf(dir: string): Promise<Record<string, string>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const contents = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => {
        const file = path.join(parentPath, name);
        return [path.relative(dir, file), await readFile(file, 'base64')] as const;
      }),
  );
  return Object.fromEntries(contents);
}

/** What a first build makes of the documents as they are. Of the same documents it is made once. */
async function firstBuilt(): Promise<Record<string, string>> {
  const documents = JSON.stringify(await contentOf(pagesDir));
  if (first?.documents !== documents) {
    const fresh = path.join(root, 'fresh');
    expect(await build(fresh)).toBe(0);
    first = { documents, built: await contentOf(fresh) };
    await rm(fresh, { recursive: true });
  }
  return first.built;
}

/** The pages that are made anew after an action; what comes out must be what a first build makes. */
async function remadeAfter(action: () => Promise<unknown>, pages = PAGES): Promise<string[]> {
  const out = path.join(root, 'out');
  await action();
  const before = await placesOnDisk(out, pages);
  expect(await build(out)).toBe(0);
  expect(await contentOf(out)).toEqual(await firstBuilt());
  const after = await placesOnDisk(out, pages);
  return [...after].filter(([name, place]) => before.get(name) !== place).map(([name]) => name);
}

const PAGES = ['404.html', 'bread/rye.html', 'bread/wheat.html', 'index.html'];

async function placesOnDisk(out: string, names: readonly string[]): Promise<Map<string, number>> {
  const found = await Promise.all(names.map(async (name) => (await lstat(path.join(out, name))).ino));
  return new Map(names.map((name, index) => [name, found[index] ?? 0]));
}

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'rebuild-'));
  pagesDir = path.join(root, 'pages');
  await mkdir(path.join(pagesDir, 'bread'), { recursive: true });
  await mkdir(path.join(pagesDir, 'media'));
  await draw('loaf.png', 8);
  await write('_site.json', site);
  await write('index.json', page('Home'));
  await write('404.json', page('Not here'));
  await write('bread/rye.json', page('Rye', 'loaf.png'));
  await write('bread/wheat.json', page('Wheat'));
  expect(await build(path.join(root, 'out'))).toBe(0);
});

afterAll(() => rm(root, { recursive: true }));

it('makes no page anew when nothing has changed', async () => {
  expect(await remadeAfter(async () => {})).toEqual([]);
});

it('has a manifest and no icons where the site has no logo', async () => {
  const built = await firstBuilt();
  const textOf = (name: string) => Buffer.from(built[name] ?? '', 'base64').toString();
  expect(textOf('index.html')).toContain('<link rel="manifest" href="/manifest.webmanifest"/>');
  expect(textOf('index.html')).not.toContain('apple-touch-icon');
  expect(JSON.parse(textOf('manifest.webmanifest')).icons).toEqual([]);
});

it('makes a page anew when a word of its document has changed', async () => {
  expect(await remadeAfter(() => write('bread/wheat.json', page('Spelt')))).toEqual(['bread/wheat.html']);
});

it('makes the pages of a folder anew when the page that they stand below is called otherwise', {
  tags: ['rest'],
}, async () => {
  expect(await remadeAfter(() => write('bread.json', page('All bread')))).toEqual([
    'bread/rye.html',
    'bread/wheat.html',
  ]);
});

it('makes a page anew when a picture on it has changed', async () => {
  expect(await remadeAfter(() => draw('loaf.png', 16))).toEqual(['bread/rye.html']);
});

it('makes a page or a picture anew when somebody has changed its file in the output, put a link there, or hidden the change', async () => {
  const page = (name: string) => path.join(root, 'out', name);
  const change = async () => {
    await writeFile(page('index.html'), 'mine');

    await rename(page('404.html'), path.join(root, 'elsewhere.html'));
    await symlink(path.join(root, 'elsewhere.html'), page('404.html'));

    const { atime, mtime } = await stat(page('bread/rye.html'));
    const text = await readFile(page('bread/rye.html'), 'utf8');
    await writeFile(page('bread/rye.html'), text.replace('Fresh', 'Stale'));
    await utimes(page('bread/rye.html'), atime, mtime);

    const [picture = ''] = await readdir(page('media'));
    await writeFile(page(path.join('media', picture)), 'mine');
  };
  expect(await remadeAfter(change)).toEqual(['404.html', 'bread/rye.html', 'index.html']);
});

it('makes no page anew when the output was taken away and brought back', { tags: ['rest'] }, async () => {
  const [out, copy] = [path.join(root, 'out'), path.join(root, 'copy')];
  const bringBack = async () => {
    await cp(out, copy, { recursive: true });
    await rm(out, { recursive: true });
    await rename(copy, out);
  };
  expect(await remadeAfter(bringBack)).toEqual([]);
});

it('makes all pages anew when the site document has changed', async () => {
  expect(await remadeAfter(() => write('_site.json', { ...site, name: 'Bakery' }))).toHaveLength(4);
});

/** To bundle anew and to measure anew takes long: that these are read with care, too, is left for `npm run test:rest`. */
const KEPT = [
  { kinds: ['builds', 'checks', 'drawings'], tags: [] },
  { kinds: ['builds', 'bundles', 'checks', 'drawings', 'sizes'], tags: ['rest'] },
];

for (const { kinds, tags } of KEPT)
  it(`makes the same of a cache in which every file is damaged, one in this way and one in that: ${kinds}`, {
    tags,
  }, async () => {
    const [out, cache] = [path.join(root, 'out'), path.join(root, 'cache')];
    const whole = await contentOf(out);
    const summary = () =>
      kinds.includes('sizes') ? summarize(out, 0, path.join(cache, 'sizes')) : undefined;
    const sizes = await summary();
    const files = Object.keys(await contentOf(cache)).map((name) => path.join(cache, name));
    // The note that names a bundle's files is right: else nobody would look at them.
    const kindOf = (file: string) => path.relative(cache, file).split(path.sep)[0] ?? '';
    const damaged = files.filter(
      (file) => kinds.includes(kindOf(file)) && !/bundles.[0-9a-f]{64}$/.test(file),
    );
    expect(new Set(damaged.map(kindOf))).toEqual(new Set(kinds));
    const damages = Object.values(DAMAGES);
    for (const [index, file] of damaged.entries())
      damages[index % damages.length]?.(file, path.join(out, 'index.html'));
    expect(await build(out)).toBe(0);
    expect(await contentOf(out)).toEqual(whole);
    expect(await summary()).toBe(sizes);
  });

it('makes only the pages of a language anew when its menu has changed', { tags: ['rest'] }, async () => {
  const french = {
    navigation: { items: [{ type: 'link', label: 'Accueil', href: '/fr' }] },
    footer: site.footer,
  };
  const pages = ['404.html', 'bread/rye.html', 'fr.html', 'fr/bread/rye.html', 'index.html'];
  await mkdir(path.join(pagesDir, 'fr/bread'), { recursive: true });
  await write('_site.json', { ...site, languages: { fr: 'fr-BJ' } });
  await write('fr/_site.json', french);
  await write('fr/index.json', page('Accueil'));
  await write('fr/bread/rye.json', page('Seigle'));
  await remadeAfter(async () => {});
  const remade = await remadeAfter(() => write('fr/_site.json', { ...french, name: 'Boulangerie' }), pages);
  expect(remade).toEqual(['fr.html', 'fr/bread/rye.html']);
  expect(
    await remadeAfter(() => rm(path.join(pagesDir, 'fr/bread/rye.json')), pages.toSpliced(3, 1)),
  ).toEqual(['bread/rye.html']);
  const built = await firstBuilt();
  const textOf = (name: string) => Buffer.from(built[name] ?? '', 'base64').toString();
  expect(textOf('fr.html')).toContain('<html lang="fr-BJ">');
  expect(textOf('index.html')).toContain('<html lang="en">');
  expect(textOf('sitemap.xml')).toContain('hreflang="fr-BJ"');
});

it('makes parts that are the whole site once they are put together', async () => {
  const parts = path.join(root, 'parts');
  for (const index of [1, 2, 3]) {
    const part = path.join(root, `part-${index}`);
    expect(await build(part, { index, count: 3 })).toBe(0);
    await cp(part, parts, { recursive: true });
  }
  const site = (files: Record<string, string>) =>
    Object.entries(files).filter(([name]) => !name.startsWith('.pagewright-files'));
  expect(site(await contentOf(parts))).toEqual(site(await firstBuilt()));
  expect(foreignFilesIn(parts)).toEqual([]);
});

it('leaves drafts and pages that are not public out of everything, and says when to build again', async () => {
  const draft = { ...page('Oat'), status: 'draft', aliases: ['/bread/porridge'] };
  const coming = { ...page('Barley'), publishFrom: '2026-12-01T09:00+05:30', aliases: ['/bread/malt'] };
  const links = ['/bread/oat', '/bread/barley'].map((href) => ({ label: href, href }));
  await write('bread/oat.json', draft);
  await write('bread/barley.json', coming);
  await write('_site.json', {
    ...site,
    footer: { ...site.footer, columns: [{ heading: 'Breads', links: [home, ...links] }] },
  });
  const out = path.join(root, 'dated');
  const scheduleFile = path.join(root, 'schedule.json');
  const printed: string[] = [];
  const builtAt = async (text: string, withDrafts = false) => {
    printed.length = 0;
    const exit = await buildSite({
      ...{ pagesDir, out, cacheDir: path.join(root, 'cache'), codeCacheDir: OWN_CACHE, social: false },
      ...{ buildTime: { at: Date.parse(text), withDrafts }, scheduleFile },
      print: (line) => void printed.push(line),
    });
    expect(exit).toBe(0);
    const content = await contentOf(out);
    const named = (word: string) =>
      Object.keys(content).filter((name) =>
        `${name} ${Buffer.from(content[name] ?? '', 'base64')}`.includes(word),
      );
    return { named, content };
  };

  const before = await builtAt('2026-12-01T03:29Z');
  for (const word of ['oat', 'porridge', 'barley', 'malt']) expect(before.named(`bread/${word}`)).toEqual([]);
  expect(printed.join('\n')).toContain('2 pages are left out:\n  /bread/barley is public only from');
  expect(JSON.parse(await readFile(scheduleFile, 'utf8')).next).toEqual({
    at: '2026-12-01T03:30:00Z',
    pages: [{ route: '/bread/barley', file: path.join(pagesDir, 'bread/barley.json'), isPublic: true }],
  });

  const after = await builtAt('2026-12-01T03:30Z');
  expect(Object.keys(after.content)).toEqual(
    expect.arrayContaining(['bread/barley.html', 'bread/malt.html']),
  );
  expect(after.named('/bread/barley')).toEqual(
    expect.arrayContaining(['index.html', 'sitemap.xml', '_redirects', '_data/_routes.json']),
  );
  for (const word of ['oat', 'porridge']) expect(after.named(`bread/${word}`)).toEqual([]);
  expect(printed.join('\n')).not.toContain('Build again');

  const preview = await builtAt('2026-12-01T03:30Z', true);
  expect(Object.keys(preview.content)).toContain('bread/oat.html');
});
