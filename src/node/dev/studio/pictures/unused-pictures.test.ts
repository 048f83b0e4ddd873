import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sourcesOf } from '../../../../../tests/support/invalid-cases';
import { tempSite } from '../../../../../tests/support/sites/temp-site';
import { removeUnusedPicture, unusedPictures } from './unused-pictures';

let site: Awaited<ReturnType<typeof tempSite>>;
beforeEach(async () => {
  site = await tempSite();
});
afterEach(() => rm(site.dir, { recursive: true }));

const sources = sourcesOf({
  '_site.json': JSON.stringify({ logo: 'logo.svg' }),
  'index.json': JSON.stringify({ blocks: [{ image: { src: 'soles.webp', narrow: 'narrow.webp' } }] }),
});
const files = ['media/logo.svg', 'media/soles.webp', 'media/narrow.webp', 'media/workshop.webp'];
const pictures = () => readdir(path.join(site.dir, 'media'));

test('a picture that no page, logo or narrow window shows is unused', () => {
  expect(unusedPictures(sources, files)).toEqual(['media/workshop.webp']);
});

test('what stands in a document that cannot be read is not known', () => {
  const broken = sourcesOf({ 'index.json': '{"src": "workshop.webp"' });
  expect(unusedPictures(broken, files)).toEqual([]);
});

test('a new picture that is unused is deleted', async () => {
  await removeUnusedPicture(site.dir, 'media/workshop.webp', { sources, added: files });
  expect(await pictures()).toEqual(['soles.webp']);
});

test.each([
  ['that a page shows', 'media/soles.webp', files],
  ['that was there before', 'media/workshop.webp', []],
  ['that is no picture', '../index.json', files],
])('one %s stays', async (_, file, added) => {
  const before = await site.all();
  await expect(removeUnusedPicture(site.dir, file, { sources, added })).rejects.toThrow('stays');
  expect(await site.all()).toEqual(before);
});
