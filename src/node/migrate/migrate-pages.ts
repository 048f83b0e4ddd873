import path from 'node:path';
import { type Migrated, type Migration, migrate } from '../../content/migrate/migrate';
import { CommandProblem } from '../command-problem';
import { readSite } from '../read-site';
import { saveDocuments } from '../save-documents';

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
 * @throws CommandProblem when the folder cannot be read or a document cannot be saved; each document is whole either way
 */
export async function migratePages(
  pagesDir: string,
  migrations: readonly Migration[],
  write: boolean,
): Promise<BehindDocument[]> {
  const { pages } = await readSite(pagesDir);
  const behind = pages.flatMap(({ file, path: name, content }) => {
    if (!('text' in content)) return [];
    const { text, done } = migrate(content.text, migrations);
    if (done.length === 0) return [];
    return [{ file, done, place: path.join(pagesDir, name), before: content.text, after: text }];
  });
  const [refused] = write ? await saveDocuments(behind) : [];
  if (refused) throw new CommandProblem(`${refused.file} cannot be written: ${refused.reason}.`);
  return behind;
}
