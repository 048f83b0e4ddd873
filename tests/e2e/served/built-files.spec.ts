import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { imageSize } from 'image-size';
import { APP_ID } from '../../../src/content/model/addresses/addresses';
import { uiIcons } from '../../../src/content/model/icons/ui-icons';
import { SPRITE_ID, symbolId } from '../../../src/content/model/icons/sprite';
import { htmlRules } from '../../support/html/html-rules';
import { REST } from '../sample';
import { routes, site, tabs } from '../support';

const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
);
const read = (file: string) => readFileSync(`dist/${file}`, 'utf8');

/** What the paths of some markup draw. */
const pathsIn = (markup: string) => [...markup.matchAll(/<path [^>]*?d="([^"]+)"/g)].map(([, d = '']) => d);

/** The file that answers an address of this site. */
const fileOf = (pathname: string) => (pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`);

const sampled = tabs.filter(({ details }) => details !== REST).flatMap(({ pages }) => pages.map(fileOf));

for (const [which, chosen, details] of [
  ['of the sample', files.filter((file) => sampled.includes(file)), {}],
  ['other', files.filter((file) => !sampled.includes(file)), REST],
] as const) {
  test(`every built page ${which} is valid HTML`, details, async () => {
    expect(await faultsOfHtml(chosen)).toEqual([]);
  });
}

async function faultsOfHtml(chosen: readonly string[]): Promise<string[]> {
  const htmlValidate = new HtmlValidate({
    ...htmlRules,
    rules: {
      ...htmlRules.rules,
      // Matters of style, which the template and React's renderer settle each in its own way.
      'void-style': 'off',
      'doctype-style': 'off',
      // The template and what React renders into it are indented each in its own way.
      'no-trailing-whitespace': 'off',
    },
  });
  const faults: string[] = [];
  for (const file of chosen) {
    const { results } = await htmlValidate.validateString(read(file), `dist/${file}`);
    for (const { messages } of results) {
      faults.push(...messages.map(({ ruleId, message, line }) => `${file}:${line} ${ruleId}: ${message}`));
    }
  }
  return faults;
}

test('each icon of the first view stands once in the page, and every other one in a file', () => {
  const faults: string[] = [];
  for (const file of files) {
    const html = read(file);
    if (!html.includes(`id="${APP_ID}"`)) continue; // An alias only sends on.
    const symbols = [...html.matchAll(/<symbol id="([^"]*)"[^>]*>(.*?)<\/symbol>/g)];
    const bodies = symbols.map(([, , body]) => body);
    if (bodies.length !== new Set(bodies).size) faults.push(`${file} has a drawing twice`);
    const [seen = '', after = ''] = html.split('<link rel="stylesheet"');
    const shown = new Set(Array.from(seen.matchAll(/<use href="#([^"]*)"/g), ([, id = '']) => id));
    expect([...shown].sort(), file).toEqual(symbols.map(([, id = '']) => id).sort());
    expect(after, `${file}: what comes later has its icons from files`).not.toContain('<use href="#');
    for (const [, address = '', id = ''] of html.matchAll(/<use href="([^"#]+)#([^"]*)"/g)) {
      if (iconsOf(address).filter((each) => each === id).length !== 1)
        faults.push(`${file} has not one drawing ${address}#${id}`);
    }
    const [before = '', rest = ''] = html.split(new RegExp(`<svg id="${SPRITE_ID}">.*?</svg>`));
    for (const path of pathsIn(bodies.join(''))) {
      if (before.includes(path) || rest.includes(path)) faults.push(`${file} has a path outside its sprite`);
    }
  }
  expect(faults).toEqual([]);
});

/** The icons of a file, by their ids. */
const iconsOf = (address: string) =>
  Array.from(read(address).matchAll(/<symbol id="([^"]*)"/g), ([, id = '']) => id);

test('the file of the site has every icon that components choose, and each file of icons is used', () => {
  const all = readdirSync('dist/assets').filter((name) => /^icons-.*\.svg$/.test(name));
  const used = files.flatMap((file) =>
    Array.from(read(file).matchAll(/<use href="\/assets\/([^"#]+)#/g), ([, name = '']) => name),
  );
  expect([...new Set(used)].sort()).toEqual(all.sort());
  const [ofSite = ''] = [...read('404.html').matchAll(/<use href="([^"#]+)#/g)].map(([, name = '']) => name);
  expect(iconsOf(ofSite)).toEqual(expect.arrayContaining(uiIcons.map(symbolId)));
});

test('no drawing stands in the script', () => {
  const script = readdirSync('dist/assets')
    .filter((file) => file.endsWith('.js'))
    .map((file) => read(`assets/${file}`))
    .join('');
  const drawings = readdirSync('dist/assets').filter(
    (name) => name.startsWith('icons-') && name.endsWith('.svg'),
  );
  const paths = new Set(drawings.flatMap((file) => pathsIn(read(`assets/${file}`))));
  expect(paths.size).toBeGreaterThan(100);
  expect([...paths].filter((path) => script.includes(path))).toEqual([]);
});

test('no link of any built page is dead, anchors included', () => {
  const dead: string[] = [];
  for (const file of files) {
    for (const [, href = ''] of read(file).matchAll(/<a\b[^>]*? href="([^"]*)"/g)) {
      if (!/^[/#]/.test(href)) continue;
      const { pathname, hash } = new URL(href, `http://site.invalid/${file}`);
      const target = href.startsWith('#') ? file : fileOf(pathname);
      const id = decodeURIComponent(hash.slice(1));
      if (!existsSync(`dist/${target}`)) dead.push(`${file}: ${href}`);
      else if (id && !read(target).includes(`id="${id}"`)) dead.push(`${file}: ${href}`);
    }
  }
  expect(dead).toEqual([]);
});

test('every file that a page asks for exists', () => {
  const missing: string[] = [];
  for (const file of files) {
    for (const [, src = ''] of read(file).matchAll(/(?:src|href)="(\/(?:assets|media)\/[^"#]*)/g)) {
      if (!existsSync(`dist${src}`)) missing.push(`${file}: ${src}`);
    }
  }
  expect(missing).toEqual([]);
});

test('every page has a social picture of its own, as large as it says', () => {
  const addresses = ['/404', ...routes].map((route) => {
    const html = read(fileOf(route));
    const said = (name: string) => new RegExp(`"og:image${name}" content="([^"]+)"`).exec(html)?.[1] ?? '';
    expect(html).toContain('name="twitter:card" content="summary_large_image"');
    expect(said(':alt'), route).not.toBe('');
    const { origin, pathname } = new URL(said(''));
    expect(origin, route).toBe(site.url);
    const picture = readFileSync(`dist${pathname}`);
    const { width, height, type } = imageSize(picture);
    expect([`${width}`, `${height}`], route).toEqual([said(':width'), said(':height')]);
    expect([width, height, `image/${type}`], route).toEqual([1200, 630, said(':type')]);
    expect(picture.length, `${route}: bytes`).toBeLessThan(100_000);
    return pathname;
  });
  expect(new Set(addresses).size).toBe(routes.length + 1);
});

test('every icon that a page or the manifest names exists, as large as it says', () => {
  const home = read('index.html');
  const hrefOf = (rel: string) => new RegExp(`<link rel="${rel}" href="([^"]+)"`).exec(home)?.[1] ?? '';
  const sizeOf = (address: string) => {
    const { width, height } = imageSize(readFileSync(`dist${address}`));
    return `${width}x${height}`;
  };
  expect(sizeOf(hrefOf('icon'))).toBe('32x32');
  expect(sizeOf(hrefOf('apple-touch-icon'))).toBe('180x180');
  const manifest = JSON.parse(readFileSync(`dist${hrefOf('manifest')}`, 'utf8'));
  const icons: { src: string; sizes: string; purpose: string }[] = manifest.icons;
  expect(icons.map(({ src }) => sizeOf(src))).toEqual(icons.map(({ sizes }) => sizes));
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  expect(manifest.name).toBe(site.name);
});

test('the schemas stand in the built site, each with what it refers to', () => {
  const missing = readdirSync('dist/schema', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const refs = readFileSync(`dist/schema/${file}`, 'utf8').matchAll(/"\$ref": "([^"#]+)/g);
      return [...refs].map(([, ref = '']) => path.posix.join(path.posix.dirname(file), ref));
    })
    .filter((ref) => !existsSync(`dist/schema/${ref}`));
  expect(missing).toEqual([]);
  expect(existsSync('dist/schema/page.schema.json')).toBe(true);
});
