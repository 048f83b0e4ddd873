import { mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tempSite } from '../../../../../tests/support/sites/temp-site';
import { addUpload } from './add-upload';

let site: Awaited<ReturnType<typeof tempSite>>;
beforeEach(async () => {
  site = await tempSite();
});
afterEach(() => rm(site.dir, { recursive: true }));

const media = (name = '') => path.join(site.dir, 'media', name);
const red = (width = 40) => sharp({ create: { width, height: 30, channels: 3, background: 'red' } });

test('a photograph of a telephone is turned, made smaller and freed of the place', async () => {
  const bytes = await red(3000)
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '5/1 33/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const added = await addUpload(site.dir, 'IMG_2034.JPG', bytes);
  expect(added).toMatchObject({
    name: 'img-2034.jpg',
    url: expect.stringMatching(/^\/media\/img-2034\.jpg\?v=\w{8}$/),
  });
  const { exif, orientation, width, height } = await sharp(await readFile(media('img-2034.jpg'))).metadata();
  expect([exif, orientation, width, height]).toEqual([undefined, undefined, added.width, added.height]);
  expect(added.height).toBeGreaterThan(added.width);
});

test.each([
  ['../../x.png', 'x.png'],
  ['..\\..\\x.png', 'x.png'],
  ['/etc/cron.d/x.png', 'x.png'],
  ['.hidden.png', 'hidden.png'],
  ['图.png', 'picture.png'],
  ['', 'picture.png'],
  ['x.png\0.js', 'x-png-js.png'],
])('%j stays in the media folder, as %s', async (name, src) => {
  const before = Object.keys(await site.all());
  expect((await addUpload(site.dir, name, await red().png().toBuffer())).name).toBe(src);
  const added = Object.keys(await site.all()).filter((file) => !before.includes(file));
  expect(added).toEqual([path.join('media', src)]);
});

test('a name that is taken gets a number; the same picture is not written twice', async () => {
  const [one, other] = [await red(40).png().toBuffer(), await red(41).png().toBuffer()];
  const names = [];
  for (const bytes of [one, other, one, other])
    names.push((await addUpload(site.dir, 'Shop.png', bytes)).name);
  expect(names).toEqual(['shop.png', 'shop-2.png', 'shop.png', 'shop-2.png']);
  expect((await readdir(media())).sort()).toEqual(['shop-2.png', 'shop.png', 'soles.webp', 'workshop.webp']);
});

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`;

test.each([
  ['a text', 'film.png', 'a film', 'film.png is damaged, or no picture at all.'],
  ['nothing', 'empty.jpg', '', 'is damaged, or no picture at all.'],
  ['an SVG with script', 'a.svg', svg('<script>alert(1)</script>'), 'can run script'],
  ['an SVG with script under another name', 'a.png', svg('<script>alert(1)</script>'), 'can run script'],
  [
    'an SVG that fetches',
    'a.svg',
    svg('<image href="https://evil.example/x.png"/>'),
    'fetch things from elsewhere',
  ],
])('%s is refused, and nothing is written', async (_, name, content, message) => {
  const before = await site.all();
  await expect(addUpload(site.dir, name, Buffer.from(content))).rejects.toThrow(message);
  expect(await site.all()).toEqual(before);
});

test('a media folder that is a link is not followed', async () => {
  const elsewhere = await mkdtemp(path.join(tmpdir(), 'pagewright-'));
  await rm(media(), { recursive: true });
  await symlink(elsewhere, media());
  await expect(addUpload(site.dir, 'x.png', await red().png().toBuffer())).rejects.toThrow('is a link');
  expect(await readdir(elsewhere)).toEqual([]);
  await rm(elsewhere, { recursive: true });
});
