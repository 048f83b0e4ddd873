import * as disk from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { shownPath } from '../system/paths/shown-path';
import { ChangeRefused } from './change-refused';
import { isCode, syncFolder } from './disk';
import { type Change, inOrder, type Journal } from './journal';
import { FileError, reasonFor, UnexpectedState } from './file-error';
import { beginOurs, endOurs } from './owner';
import {
  backName,
  applySide,
  clearChangeFolder,
  journalName,
  CHANGE_FOLDER,
  type ChangePaths,
} from './change-folder';
import { finishInterruptedChange } from './finish-interrupted-change';
import { expectState, prepareChange } from './prepare-change';
import { withoutInterruption } from './without-interruption';

/** Milliseconds that a change waits for its turn while others are made, and how often it looks. */
const LOCK_TIMEOUT = 10_000;
const POLL_INTERVAL = 10;

/**
 * Changes files of a folder: all of them, or none, also where the process is killed in between. Then the next command that
 * reads the folder finishes it (see finishInterruptedChange). Permissions stay; folders come and go with what is in them.
 *
 * @param what the command, as a person would write it; named in the message when it was interrupted
 * @throws ChangeRefused when that is not possible, or one of the files is no longer what it was; then nothing was changed
 */
export async function changeFiles(folder: string, changes: readonly Change[], what: string): Promise<void> {
  const ordered = inOrder(changes);
  if (ordered.length === 0) return;
  const id = beginOurs();
  try {
    await withoutInterruption(() => change(folder, ordered, { what, id }));
  } catch (error) {
    throw refusalOf(folder, error) ?? error;
  } finally {
    endOurs(id);
  }
}

interface Making {
  what: string;
  id: string;
}

async function change(folder: string, changes: readonly Change[], { what, id }: Making): Promise<void> {
  const root = await disk.realpath(folder);
  const dir = path.join(root, CHANGE_FOLDER);
  await finishInterruptedChange(folder);
  const prepared = `${dir}.${id}`;
  let journal: Journal;
  try {
    journal = await prepareChange(changes, { root, dir: prepared, id, what });
    await commit(folder, { prepared, dir });
  } catch (error) {
    await disk.rm(prepared, { recursive: true, force: true }).catch(() => {});
    throw error;
  }
  const paths = { root, dir };
  await syncFolder(root);
  try {
    await expectUnchanged(paths, journal);
  } catch (error) {
    await clear(paths, journal);
    throw error;
  }
  try {
    const [left] = await applySide(paths, journal, 'after');
    if (left !== undefined) throw new FileError(left, new UnexpectedState('it was changed meanwhile'));
  } catch (error) {
    await takeBack(folder, paths, journal, error);
    throw error;
  }
  await clear(paths, journal);
}

/** From here on the change will be completed in any case. Of two at once, one waits. */
async function commit(folder: string, { prepared, dir }: { prepared: string; dir: string }) {
  for (const until = Date.now() + LOCK_TIMEOUT; ; ) {
    try {
      await disk.rename(prepared, dir);
      return;
    } catch (error) {
      if (!isCode(error, 'ENOTEMPTY', 'EEXIST', 'EPERM')) throw error;
      if (Date.now() > until)
        throw new FileError(CHANGE_FOLDER, new UnexpectedState('something of that name is in the way'));
      await finishInterruptedChange(folder);
      await wait(POLL_INTERVAL);
    }
  }
}

/** Another change may have been made in between. */
async function expectUnchanged({ root }: ChangePaths, { entries }: Journal): Promise<void> {
  for (const entry of entries)
    await expectState(root, entry).catch((error: unknown) => {
      throw new FileError(entry.path, error);
    });
}

/** Records first that the change is taken back; this needs no space on the disk. */
async function takeBack(folder: string, paths: ChangePaths, journal: Journal, why: unknown): Promise<void> {
  const { dir } = paths;
  try {
    await disk.rename(path.join(dir, journalName(journal.id)), path.join(dir, backName(journal.id)));
    await applySide(paths, journal, 'before');
  } catch (error) {
    const refusal = refusalOf(folder, why);
    if (!refusal || !reasonFor(error)) throw error;
    throw new ChangeRefused(refusal.file, refusal.reason, NOT_YET);
  }
  await clear(paths, journal);
}

const NOT_YET = 'What was changed already could not be taken back; the next command does that.';

/** The change is complete by then: where the disk refuses the cleanup, the next command does it. */
async function clear({ dir }: ChangePaths, { id }: Journal): Promise<void> {
  await clearChangeFolder(dir, id).catch(() => {});
}

function refusalOf(folder: string, error: unknown): ChangeRefused | undefined {
  if (error instanceof ChangeRefused) return error;
  const reason = reasonFor(error);
  if (reason === undefined) return undefined;
  const inside = error instanceof FileError ? error.path : '';
  return new ChangeRefused(shownPath(path.resolve(folder, inside), process.cwd()) || '.', reason);
}
