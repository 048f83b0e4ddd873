import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Migrated, type Migration, migrate } from '../../content/migrate/migrate';
import { CommandProblem } from '../command-problem';
import { readSite } from '../read-site';
import { reasonOf } from '../refusals';

/** A document that has old names. */
export interface BehindDocument {
  /** Path as the user knows it. */
  file: string;
  done: readonly Migrated[];
}

/**
 * Brings the page documents of a folder up to date.
 *
 * @param write false only looks
 * @returns the documents that are, or were, behind
 * @throws CommandProblem when the folder cannot be read or a document cannot be written; documents are whole either way
 */
export async function migratePages(
  pagesDir: string,
  migrations: readonly Migration[],
  write: boolean,
): Promise<BehindDocument[]> {
  const { pages } = await readSite(pagesDir);
  const behind: BehindDocument[] = [];
  for (const { file, path: name, content } of pages) {
    if (!('text' in content)) continue;
    const { text, done } = migrate(content.text, migrations);
    if (done.length === 0) continue;
    if (write) await replace(path.join(pagesDir, name), text, file);
    behind.push({ file, done });
  }
  return behind;
}

async function replace(target: string, text: string, file: string): Promise<void> {
  const temporary = `${target}.${process.pid}.new`;
  try {
    await writeFile(temporary, text);
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    const reason = reasonOf(error);
    if (!reason) throw error;
    throw new CommandProblem(`${file} cannot be written: ${reason}.`);
  }
}
