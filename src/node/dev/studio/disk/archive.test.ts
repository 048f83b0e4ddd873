import { rm } from 'node:fs/promises';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tempSite } from '../../../../../tests/support/sites/temp-site';
import { readSite } from '../../../read/read-site';
import { archiveOf } from './archive';
import { sinceOpened } from './since-opened';

let site: Awaited<ReturnType<typeof tempSite>>;
beforeEach(async () => {
  site = await tempSite();
});
afterEach(() => rm(site.dir, { recursive: true, force: true }));

test('an archive has what was changed and added since the studio was opened, byte for byte, and says what was deleted', async () => {
  let sources = await readSite(site.dir);
  const changes = sinceOpened(() => sources);
  await expect(archiveOf(site.dir, changes())).rejects.toThrow('Nothing has changed');
  const home = (await site.read('index.json')).replace('By Friday', 'By Monday, für alle');
  await site.write('index.json', home);
  await site.write('services/heels.json', await site.read('services/soles.json'));
  await site.write('media/new.webp', 'no picture, but a file');
  await rm(path.join(site.dir, 'services/soles.json'));
  sources = await readSite(site.dir);

  const { name, zip } = await archiveOf(site.dir, changes(), '2026-11-23');
  const folder = path.basename(site.dir);
  expect(name).toBe(`${folder}-2026-11-23.zip`);
  const files = unzipSync(Buffer.from(zip, 'base64'));
  expect(Object.keys(files).sort()).toEqual(
    [
      'changes.md',
      ...['index.json', 'media/new.webp', 'services/heels.json'].map((file) => `${folder}/${file}`),
    ].sort(),
  );
  const textOf = (file: string) => strFromU8(files[file] ?? new Uint8Array());
  expect(textOf(`${folder}/index.json`)).toBe(home);
  expect(textOf('changes.md')).toMatch(/### Pages removed\n\n- \/services\/soles: /);
});
