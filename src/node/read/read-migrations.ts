import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import type { Migration } from '../../content/edit/migrate/migrate';
import { PROJECT_ROOT } from '../project';

/** The folder of migrations, each a folder `<version>-<what>` with its documents before and after. */
export const MIGRATIONS_DIR = path.join(PROJECT_ROOT, 'schema', 'migrations');

/**
 * Reads the migrations, by rising version.
 *
 * @throws Error when a folder's name does not begin with its number, or two have the same
 */
export async function readMigrations(): Promise<(Migration & { folder: string })[]> {
  const files = await glob('*/migration.json', { cwd: MIGRATIONS_DIR });
  const migrations = await Promise.all(files.map((file) => readMigration(path.dirname(file))));
  migrations.sort((a, b) => a.version - b.version);
  const wrong = migrations.find(({ version }, index) => version !== index + 1);
  if (wrong)
    throw new Error(`schema/migrations/${wrong.folder} is out of turn: they are numbered from 1 on.`);
  return migrations;
}

async function readMigration(folder: string) {
  const { changes } = JSON.parse(await readFile(path.join(MIGRATIONS_DIR, folder, 'migration.json'), 'utf8'));
  return { version: Number.parseInt(folder, 10), changes, folder };
}
