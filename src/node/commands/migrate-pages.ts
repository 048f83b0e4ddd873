import { allDocuments } from '../../content/documents/site/all-documents';
import { type Migrated, type Migration, migrate } from '../../content/edit/migrate/migrate';
import { changeFiles } from '../change-files/change-files';
import { readSite } from '../read/read-site';

/** A document that has old names. */
export interface OutdatedDocument {
  /** Path as the user knows it. */
  file: string;
  done: readonly Migrated[];
}

/**
 * Brings the documents of a folder up to date, the site document too.
 *
 * @param write false only checks
 * @returns the documents that have, or had, old names
 * @throws CommandProblem when the folder cannot be read or a document cannot be saved; then nothing was changed
 */
export async function migratePages(
  pagesDir: string,
  migrations: readonly Migration[],
  write: boolean,
): Promise<OutdatedDocument[]> {
  const outdated = allDocuments(await readSite(pagesDir)).flatMap(({ file, path: name, content }) => {
    if (!('text' in content)) return [];
    const { text, done } = migrate(content.text, migrations);
    if (done.length === 0) return [];
    return [{ file, done, path: name, before: content.text, after: text }];
  });
  if (write) await changeFiles(pagesDir, outdated, 'migrate');
  return outdated;
}
