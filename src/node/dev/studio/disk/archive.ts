import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { compareSites } from '../../../../content/edit/changes/compare-sites';
import { describeChanges } from '../../../../content/edit/changes/describe';
import { snapshotsOf } from '../../../../content/edit/changes/snapshots-of';
import type { ChangedFiles } from '../../../../content/model/protocols/studio-versions';
import { CallProblem } from '../request-checks/call-problem';
import type { SiteChanges } from './since-opened';

/** The file of the archive that says what has changed, and what was deleted. */
const SUMMARY = 'changes.md';

/**
 * Puts the files that have changed into one archive, at their places in the pages folder, with what has changed in words.
 *
 * @param day for its name: `2026-11-23`
 * @throws CallProblem where nothing has changed
 */
export async function archiveOf(
  pagesDir: string,
  { documents, pictures }: SiteChanges,
  day = new Date().toISOString().slice(0, 10),
): Promise<ChangedFiles> {
  if (documents.length + Object.values(pictures).flat().length === 0)
    throw new CallProblem('Nothing has changed since the studio was opened.');
  const folder = path.basename(pagesDir);
  const kept = documents.filter(({ now }) => now !== null).map((document) => document.path);
  const files = [...kept, ...pictures.added, ...pictures.changed];
  const entries = await Promise.all(
    files.map(
      async (file) =>
        [`${folder}/${file}`, new Uint8Array(await readFile(path.join(pagesDir, file)))] as const,
    ),
  );
  const { before, after } = snapshotsOf(documents, pictures);
  const summary = describeChanges(compareSites(before, after), 'the studio was opened');
  const zip = zipSync({ [SUMMARY]: strToU8(`${summary}\n`), ...Object.fromEntries(entries) });
  return { name: `${folder}-${day}.zip`, zip: Buffer.from(zip).toString('base64') };
}
