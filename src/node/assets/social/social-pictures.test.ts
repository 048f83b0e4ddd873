import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { imageSize } from 'image-size';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SocialCard } from '../../../content/resolve/social-card';
import { encodeEntry } from '../../cache/cache-entry.mjs';
import { addressOfCard } from './card-address';
import { createSocialPictures } from './social-pictures';

const site = { name: 'Cobbler', url: 'https://www.cobbler.example', language: 'en' };
const card: SocialCard = { route: '/soles/rubber', title: 'Rubber soles', color: 'indigo', pattern: 'kente' };

let root: string;
let cacheDir: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'social-'));
  cacheDir = path.join(root, 'cache');
});
afterEach(() => rm(root, { recursive: true }));

/** Makes the picture of a page as a build does. */
async function build(page: SocialCard = card) {
  const pictures = await createSocialPictures(site, { cacheDir });
  const url = pictures.pictureOf(page)?.url ?? '';
  const made = await Promise.all(pictures.files().map((file) => file.make()));
  return { url, pictures, picture: made[0] ?? Buffer.alloc(0) };
}

test('a picture has its declared address and size', async () => {
  const pictures = await createSocialPictures(site, { cacheDir });
  const declared = pictures.pictureOf(card);
  const { url, picture } = await build();
  expect(url).toMatch(/^\/social\/soles\/rubber\.[0-9a-f]{8}\.png$/);
  expect(declared).toEqual({ url, width: 1200, height: 630, type: 'image/png' });
  expect(imageSize(picture)).toMatchObject({ width: 1200, height: 630, type: 'png' });
  expect(picture.length).toBeLessThan(100_000);
});

test('the home page has one too, and another title has another address', async () => {
  const pictures = await createSocialPictures(site, { cacheDir });
  expect(pictures.pictureOf({ ...card, route: '/' })?.url).toMatch(/^\/social\/index\./);
  expect(pictures.pictureOf({ ...card, title: 'Leather soles' })?.url).not.toBe(
    pictures.pictureOf(card)?.url,
  );
});

test('the second build takes the picture from the cache', async () => {
  await build();
  const [name = ''] = await readdir(cacheDir);
  const { context } = await createSocialPictures(site, { cacheDir });
  // Sealed by hand, so that it shows where the picture came from.
  const kept = encodeEntry(addressOfCard(context, card).key, 'kept');
  await writeFile(path.join(cacheDir, name), kept);
  expect(String((await build()).picture)).toBe('kept');
});

test('a cache that cannot be written does not stop the build', async () => {
  await writeFile(cacheDir, 'a file where the folder should be');
  expect(imageSize((await build()).picture).width).toBe(1200);
});

test('letters that cannot be drawn are reported in every build', async () => {
  for (const _ of ['first', 'second']) {
    const { url, pictures, picture } = await build({ ...card, title: 'Soles 靴' });
    expect(pictures.incomplete()).toEqual(new Set([url]));
    expect(pictures.problems()).toEqual([
      "The social picture of /soles/rubber leaves out 靴: the site's fonts have no such letters. The page itself is not affected.",
    ]);
    expect(imageSize(picture).width).toBe(1200);
  }
});

test.each(['عيادة النيل', 'ନାଳନ୍ଦା ବିଦ୍ୟାଳୟ', 'Мастерская у реки', 'Tiệm giày bên sông', 'துணிக்கடை'])(
  'the title %s is drawn whole',
  async (title) => {
    expect((await build({ ...card, title })).pictures.problems()).toEqual([]);
  },
);

test.each([
  [
    '靴 Soles 鞋底修理店铺',
    'fonts with Chinese, Japanese and Korean letters are large, and none is installed. Where such a page is shared, its title and description are shown. To have pictures, run: npm install @fontsource-variable/noto-sans-sc',
  ],
  [
    'ជួសជុលស្បែកជើង',
    'there is no font with the letters of the title. Where such a page is shared, its title and description are shown.',
  ],
])('there is no blank picture: that of %s is left out', async (title, why) => {
  const pictures = await createSocialPictures(site, { cacheDir });
  expect(pictures.pictureOf({ ...card, title })).toBeUndefined();
  expect(pictures.pictureOf({ ...card, title, route: '/other' })).toBeUndefined();
  expect(pictures.files()).toEqual([]);
  expect(pictures.problems()).toEqual([`/soles/rubber and 1 more have no social picture: ${why}`]);
});
