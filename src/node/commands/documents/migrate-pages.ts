import { allDocuments } from '../../../content/documents/site/all-documents';
import {
  type Migrated,
  type Migration,
  migrate,
  newestOf,
  unknownVersion,
} from '../../../content/edit/migrate/migrate';
import { changeFiles } from '../../change-files/change-files';
import { readSite } from '../../read/read-site';
import { CommandProblem } from '../../system/command-problem';
import { expectJson } from './expect-no-errors';

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
 * @throws CommandProblem when the folder or a document cannot be read, a document claims a version that is not known, or cannot be saved; then nothing was changed
 */
export async function migratePages(
  pagesDir: string,
  migrations: readonly Migration[],
  write: boolean,
): Promise<OutdatedDocument[]> {
  const sources = await readSite(pagesDir);
  await expectJson(sources);
  const outdated = allDocuments(sources).flatMap(({ file, path: name, content }) => {
    if (!('text' in content)) return [];
    const unknown = unknownVersion(content.text, migrations);
    if (unknown !== undefined) throw newerProblem(file, unknown, newestOf(migrations));
    const { text, done } = migrate(content.text, migrations);
    if (done.length === 0) return [];
    return [{ file, done, path: name, before: content.text, after: text }];
  });
  if (write) await changeFiles(pagesDir, outdated, 'migrate');
  return outdated;
}

const newerProblem = (file: string, version: number, newest: number) =>
  new CommandProblem(
    `${file} claims version ${version} of the blocks; the newest one here is ${newest}, so what it should become is not known. Nothing was changed. npm run validate says what to do.`,
  );
