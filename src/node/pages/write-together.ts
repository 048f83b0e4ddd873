import { access, chmod, constants, lstat, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CommandProblem } from '../command-problem';
import { shown } from '../read-sources';
import { reasonOf } from '../refusals';

/** A file and its new text; undefined for a file that goes. */
export interface FileChange {
  file: string;
  text: string | undefined;
}

interface Prepared extends FileChange {
  /** Where the new text waits; the same folder, so that a rename puts it in place. */
  waiting: string;
  /** What stands there now. */
  before: { bytes: Uint8Array; mode: number } | undefined;
}

/**
 * Changes several files: all of them, or none.
 *
 * @returns how to undo it
 * @throws CommandProblem when one cannot be written; then everything is as it was
 */
export async function writeTogether(changes: readonly FileChange[]): Promise<() => Promise<void>> {
  const made: string[] = [];
  const prepared: Prepared[] = [];
  const done: Prepared[] = [];
  const undo = async () => {
    for (const change of done.reverse()) await putBack(change);
    // One with a name that is not possible was never made.
    for (const { waiting } of prepared) await rm(waiting, { force: true }).catch(() => {});
    for (const folder of made.reverse()) await rm(folder, { recursive: true });
  };
  let current = '';
  try {
    for (const change of changes) {
      current = change.file;
      const folder = await mkdir(path.dirname(change.file), { recursive: true });
      if (folder) made.push(folder);
      const waiting = path.join(
        path.dirname(change.file),
        `.${path.basename(change.file)}.new-${process.pid}`,
      );
      const entry = { ...change, waiting, before: await present(change.file) };
      prepared.push(entry);
      // Written for a file that goes, too: where that is refused, so is taking it away.
      await writeFile(waiting, change.text ?? '');
      if (entry.before) await chmod(waiting, entry.before.mode);
    }
    for (const change of prepared) {
      current = change.file;
      if (change.text === undefined) await rm(change.file);
      else await rename(change.waiting, change.file);
      done.push(change);
    }
    for (const { waiting } of prepared) await rm(waiting, { force: true });
  } catch (error) {
    await undo();
    const reason = reasonOf(error);
    if (!reason) throw error;
    throw new CommandProblem(
      `${shown(current, process.cwd())} cannot be written: ${reason}. Nothing was changed.`,
    );
  }
  return undo;
}

async function present(file: string): Promise<Prepared['before']> {
  const found = await lstat(file).catch(() => undefined);
  if (!found) return undefined;
  // A rename would pass over a file that is write-protected.
  await access(file, constants.W_OK);
  return { bytes: await readFile(file), mode: found.mode };
}

async function putBack({ file, waiting, before }: Prepared): Promise<void> {
  if (!before) return rm(file, { force: true });
  await writeFile(waiting, before.bytes, { mode: before.mode });
  await rename(waiting, file);
}
