import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tempSite } from '../../../../tests/support/sites/temp-site';
import { STUDIO } from '../../../content/model/protocols/studio-protocol';
import { SITE_ADDRESS } from '../../bundle/plugins/site-plugin';
import { PROJECT_ROOT } from '../../project';
import { startDev } from '../dev';
import { devBundle } from './make-bundle';

let dir: string;
let dev: Awaited<ReturnType<typeof startDev>>;

beforeAll(async () => {
  const site = await tempSite();
  ({ dir } = site);
  await site.write('_site.json', { ...JSON.parse(await site.read('_site.json')), language: 'ar' });
  dev = await startDev({ pagesDir: dir, isBundled: true, print: () => {} });
});
afterAll(async () => {
  await dev.close();
  await rm(dir, { recursive: true });
});

const get = (address: string) => fetch(new URL(address, dev.url), { headers: { accept: '*/*' } });

/** The script and the style sheet that a page names. */
async function codeOf(address: string) {
  const html = await (await get(address)).text();
  return {
    html,
    script: /src="(\/_code\/[^"]+\.js)"/.exec(html)?.[1] ?? '',
    sheet: /href="(\/_code\/[^"]+\.css)"/.exec(html)?.[1] ?? '',
  };
}

test.each(['/', STUDIO, '/_blocks/hero/default', '/_blocks'])(
  '%s begins with a file of the bundle',
  async (address) => {
    const { html, script, sheet } = await codeOf(address);
    expect(html).not.toContain('/src/');
    const answer = await get(script);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      expect.stringContaining('javascript'),
      expect.stringContaining('immutable'),
    ]);
    expect((await get(sheet)).headers.get('content-type')).toContain('text/css');
  },
);

test('React comes as in a built site, with the parts that only dev has', async () => {
  const { script } = await codeOf(STUDIO);
  const text = await (await get(script)).text();
  expect(text).not.toMatch(/jsxDEV|react-dom-client\.development/);
  expect(text).toContain('/@vite/client');
  expect(text).not.toMatch(/import\.meta\.(?:hot|env)/);
});

test('the site is the one that is there when a page is opened', async () => {
  const { files } = await devBundle();
  const texts = [...files.values()].map((content) => Buffer.from(content).toString());
  expect(texts.filter((text) => text.includes(`"${SITE_ADDRESS}"`))).not.toEqual([]);
  expect(texts.filter((text) => text.includes('Cobbler'))).toEqual([]);
  expect(await (await get(SITE_ADDRESS)).text()).toContain('Cobbler');
});

test('the style of pages is turned for a language from right to left, and not that of the studio', async () => {
  const textOf = async (address: string) => (await get((await codeOf(address)).sheet)).text();
  const [pages, studio] = [await textOf('/'), await textOf(STUDIO)];
  expect(pages).toContain('{direction:ltr;unicode-bidi:isolate}');
  expect(studio).not.toContain('{direction:ltr;unicode-bidi:isolate}');
});

test('fonts are shown in pages and in the studio, however late they come', async () => {
  for (const address of ['/', STUDIO]) {
    const css = await (await get((await codeOf(address)).sheet)).text();
    expect(css).toMatch(/font-display: ?swap/);
    expect(css).not.toMatch(/font-display: ?optional/);
  }
});

test('there is no page at its addresses', async () => {
  expect((await get('/_code/assets/none.js')).status).toBe(404);
});

test('a server beside it that serves the code unbundled keeps its libraries', async () => {
  const start = (isBundled: boolean) => startDev({ pagesDir: dir, isBundled, print: () => {} });
  const unbundled = await start(false);
  const textOf = async (address: string) => (await fetch(new URL(address, unbundled.url))).text();
  const code = await textOf('/src/studio/main.tsx');
  const library = /\/(node_modules\/[^"]+\/react-dom_client\.js)\?[^"]+/.exec(code);
  expect(await textOf(library?.[0] ?? '')).toContain('createRoot');
  const bundled = await start(true);
  expect(await readFile(path.join(PROJECT_ROOT, library?.[1] ?? ''), 'utf8')).toContain('createRoot');
  await Promise.all([unbundled.close(), bundled.close()]);
});
