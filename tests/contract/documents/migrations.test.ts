import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { migrate } from '../../../src/content/edit/migrate/migrate';
import { MIGRATIONS_DIR, readMigrations } from '../../../src/node/read/read-migrations';

const migrations = await readMigrations();

describe.each(migrations)('the migration $folder', (migration) => {
  const read = (name: string) => readFile(path.join(MIGRATIONS_DIR, migration.folder, name), 'utf8');

  test('makes its document after of its document before, and leaves that alone', async () => {
    const [before, after] = await Promise.all([read('before.json'), read('after.json')]);
    expect(migrate(before, [migration]).text).toBe(after);
    expect(migrate(after, [migration]).done).toEqual([]);
  });
});
