import { rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { tempSite } from '../../../../tests/support/sites/temp-site';
import { readMigrations } from '../../read/read-migrations';
import { migratePages } from './migrate-pages';

const migrations = await readMigrations();
const old = (version: number) => ({ version, title: 'Heels', blocks: [{ type: 'banner', cloth: 'steps' }] });

test('a page of an older version is migrated; where another one claims a newer version or cannot be read, nothing is changed', async () => {
  const site = await tempSite({ 'heels.json': old(1), 'boots.json': old(99) });
  try {
    const before = await site.read('heels.json');
    for (const write of [false, true])
      await expect(migratePages(site.dir, migrations, write)).rejects.toThrow(
        /boots\.json claims version 99 of the blocks; the newest one here is \d+,/,
      );
    expect(await site.read('heels.json')).toBe(before);
    await site.write('boots.json', '{ "version": 0, "title: "Boots" }');
    for (const write of [false, true])
      await expect(migratePages(site.dir, migrations, write)).rejects.toThrow(/boots\.json:1:\d+ {2}error/);
    expect(await site.read('heels.json')).toBe(before);
    await site.write('boots.json', old(1));
    expect(await migratePages(site.dir, migrations, true)).toHaveLength(2);
    expect(JSON.parse(await site.read('boots.json'))).toMatchObject({
      version: migrations.length,
      blocks: [{ pattern: 'steps' }],
    });
  } finally {
    await rm(site.dir, { recursive: true });
  }
});
