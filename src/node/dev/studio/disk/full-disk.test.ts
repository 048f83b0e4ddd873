import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { failingDisk } from '../../../../../tests/support/disk/failing-disk';
import { tempSite } from '../../../../../tests/support/sites/temp-site';
import { sha256 } from '../../../system/sha256';
import { saveDraft } from './save-draft';

const disk = failingDisk();
beforeAll(disk.install);
afterAll(disk.remove);

afterEach(() => disk.arm());

test('where the disk is full, saving says so, and every document stays as it was', async () => {
  const site = await tempSite();
  const documents = await Promise.all(
    ['index.json', 'services/soles.json'].map(async (name) => {
      const text = await site.read(name);
      return { path: name, base: sha256(text), text: text.replace('Shoes that last.', 'Shoes.') };
    }),
  );
  const before = await site.all();
  const save = () => saveDraft({ pagesDir: site.dir, dir: 'pages' }, documents);
  disk.arm('full', 1);
  expect(await save()).toEqual({
    problem: expect.stringMatching(/the disk is full\. Nothing was changed\.$/),
  });
  expect(await site.all()).toEqual(before);

  disk.arm();
  expect(await save()).toHaveProperty('saved');
  expect(await readFile(path.join(site.dir, 'index.json'), 'utf8')).toContain('"Shoes."');
  await rm(site.dir, { recursive: true });
});
