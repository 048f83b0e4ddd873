import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { imageSize } from 'image-size';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stubSite } from '../../../../tests/support/sites/SiteStub';
import { canvasColor, themeColor } from '../canvas-color';
import { siteFiles, writeSiteFiles } from './site-files';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'site-files-'));
});
afterEach(() => rm(dir, { recursive: true }));

const svg = (drawing: string) => ({
  name: 'mark.svg',
  bytes: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${drawing}</svg>`),
});
const read = (name: string) => readFile(path.join(dir, name));
const manifest = async () => JSON.parse((await read('manifest.webmanifest')).toString());

/** The colour at a place of a picture, `#rrggbb`. */
async function colorAt(name: string, x: number, y: number): Promise<string> {
  const one = sharp(await read(name)).extract({ left: x, top: y, width: 1, height: 1 });
  const pixel = await one.removeAlpha().raw().toBuffer();
  return `#${pixel.toString('hex')}`;
}

test('every icon has its declared size', async () => {
  await writeSiteFiles(dir, stubSite, svg('<path fill="#fff" d="M2 2h6v6H2z"/>'));
  const { icons } = await manifest();
  expect(icons.map(({ sizes, purpose }: { sizes: string; purpose: string }) => [sizes, purpose])).toEqual([
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['512x512', 'maskable'],
  ]);
  for (const { src, sizes } of icons) {
    const { width, height, type } = imageSize(await read(src));
    expect([`${width}x${height}`, type]).toEqual([sizes, 'png']);
  }
  expect(imageSize(await read('apple-touch-icon.png'))).toMatchObject({ width: 180, height: 180 });
  expect(imageSize(await read('favicon.ico'))).toMatchObject({ width: 32, height: 32, type: 'ico' });
  expect((await sharp((await read('favicon.ico')).subarray(22)).metadata()).format).toBe('png');
  expect(siteFiles(true)).toEqual({
    icon: '/favicon.ico',
    touchIcon: '/apple-touch-icon.png',
    manifest: '/manifest.webmanifest',
  });
});

test('the manifest has the texts of the site document and the colors of the theme', async () => {
  await writeSiteFiles(dir, stubSite, undefined);
  const canvas = await canvasColor('light');
  expect(await manifest()).toMatchObject({
    name: stubSite.name,
    short_name: stubSite.name,
    lang: 'en',
    start_url: '/',
    display: 'browser',
    theme_color: canvas,
    background_color: canvas,
  });
});

test('without a logo there is a manifest and no icon', async () => {
  await writeSiteFiles(dir, stubSite, undefined);
  expect(await readdir(dir)).toEqual(['manifest.webmanifest']);
  expect((await manifest()).icons).toEqual([]);
  expect(siteFiles(false)).toEqual({ manifest: '/manifest.webmanifest' });
});

test.each([
  [
    'light, on the colour of the brand',
    '<path fill="#fff" d="M2 2h6v6H2z"/>',
    () => themeColor('--brand', 'light'),
  ],
  [
    'without a colour of its own, on that too',
    '<path fill="currentColor" d="M2 2h6v6H2z"/>',
    () => themeColor('--brand', 'light'),
  ],
  [
    'as dark as the brand, on the colour of the page',
    '<path fill="#063" d="M2 2h6v6H2z"/>',
    () => canvasColor('light'),
  ],
  ['with a ground of its own, on that', '<path fill="#c00" d="M0 0h10v10H0z"/>', async () => '#cc0000'],
])('a mark %s', async (_, drawing, ground) => {
  await writeSiteFiles(dir, stubSite, svg(drawing));
  expect(await colorAt('apple-touch-icon.png', 0, 0)).toBe(await ground());
  expect(await colorAt('icon-maskable.png', 0, 0)).toBe(await ground());
});

test('the logo is visible on its background', async () => {
  await writeSiteFiles(dir, stubSite, svg('<path fill="currentColor" d="M2 2h6v6H2z"/>'));
  expect(await colorAt('apple-touch-icon.png', 90, 90)).toBe(await canvasColor('light'));
});

test('the error for a logo that cannot be drawn says which file and what to do', async () => {
  const logo = { name: 'mark.png', bytes: Buffer.from('no picture') };
  await expect(writeSiteFiles(dir, stubSite, logo)).rejects.toThrow(
    /^media\/mark\.png cannot be drawn as an icon: it is damaged, or no picture at all\. Save the logo anew, or take "logo" out of _site\.json\.$/,
  );
});
