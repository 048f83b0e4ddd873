import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tempSite } from '../../../tests/support/sites/temp-site';
import { startDev } from './dev';

let dir: string;
let dev: Awaited<ReturnType<typeof startDev>>;

beforeAll(async () => {
  const site = await tempSite();
  ({ dir } = site);
  await site.write('_site.json', { ...JSON.parse(await site.read('_site.json')), language: 'ar' });
  dev = await startDev({ pagesDir: dir, print: () => {} });
});
afterAll(async () => {
  await dev.close();
  await rm(dir, { recursive: true });
});

const get = async (address: string) =>
  (await fetch(new URL(address, dev.url), { headers: { accept: 'text/css,text/html' } })).text();

test('a page in Arabic says its direction', async () => {
  expect(await get('/')).toContain('<html lang="ar" dir="rtl">');
});

test('its style is turned, imported style sheets too', async () => {
  const theme = await get('/src/theme/theme.css');
  expect(theme).toContain('{direction:ltr;unicode-bidi:isolate}');
  expect(theme).toMatch(/--stairs-end:\s*polygon\(100% 0/);
  expect(await get('/src/ui/components/link/action.module.css')).toContain('translateX(-4px)');
});
