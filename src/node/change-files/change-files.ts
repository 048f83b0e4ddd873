import * as disk from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { shownPath } from '../system/shown-path';
import { ChangeRefused } from './change-refused';
import { isCode, syncFolder } from './disk';
import { type Change, inOrder, type Journal } from './journal';
import { Obstacle, reasonFor, Unexpected } from './obstacle';
import { beginOurs, endOurs } from './owner';
import { backName, applySide, clearPlace, journalName, PLACE, type Placed } from './place';
import { finishBegun } from './finish-begun';
import { expectState, stage } from './stage';
import { withoutInterruption } from './without-interruption';

/** Milliseconds that a change waits for its turn while others are made, and how often it looks. */
const LOCK_TIMEOUT = 10_000;
const POLL_INTERVAL = 10;

/**
 * Changes files of a folder: all of them, or none, also where the process is killed in between. Then the next command that
 * reads the folder finishes it (see finishBegun). Permissions stay; folders come and go with what is in them.
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
  const dir = path.join(root, PLACE);
  await finishBegun(folder);
  const prepared = `${dir}.${id}`;
  let journal: Journal;
  try {
    journal = await stage(changes, { root, dir: prepared, id, what });
    await commit(folder, { prepared, dir });
  } catch (error) {
    await disk.rm(prepared, { recursive: true, force: true }).catch(() => {});
    throw error;
  }
  const place = { root, dir };
  await syncFolder(root);
  try {
    await expectUnchanged(place, journal);
  } catch (error) {
    await clear(place, journal);
    throw error;
  }
  try {
    const [left] = await applySide(place, journal, 'after');
    if (left !== undefined) throw new Obstacle(left, new Unexpected('it was changed meanwhile'));
  } catch (error) {
    await takeBack(folder, place, journal, error);
    throw error;
  }
  await clear(place, journal);
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
        throw new Obstacle(PLACE, new Unexpected('something of that name is in the way'));
      await finishBegun(folder);
      await wait(POLL_INTERVAL);
    }
  }
}

/** Another change may have been made in between. */
async function expectUnchanged({ root }: Placed, { entries }: Journal): Promise<void> {
  for (const entry of entries)
    await expectState(root, entry).catch((error: unknown) => {
      throw new Obstacle(entry.path, error);
    });
}

/** Records first that the change is taken back; this needs no space on the disk. */
async function takeBack(folder: string, place: Placed, journal: Journal, why: unknown): Promise<void> {
  const { dir } = place;
  try {
    await disk.rename(path.join(dir, journalName(journal.id)), path.join(dir, backName(journal.id)));
    await applySide(place, journal, 'before');
  } catch (error) {
    const refusal = refusalOf(folder, why);
    if (!refusal || !reasonFor(error)) throw error;
    throw new ChangeRefused(refusal.file, refusal.reason, NOT_YET);
  }
  await clear(place, journal);
}

const NOT_YET = 'What was changed already could not be taken back; the next command does that.';

/** The change is complete by then: where the disk refuses the cleanup, the next command does it. */
async function clear({ dir }: Placed, { id }: Journal): Promise<void> {
  await clearPlace(dir, id).catch(() => {});
}

function refusalOf(folder: string, error: unknown): ChangeRefused | undefined {
  if (error instanceof ChangeRefused) return error;
  const reason = reasonFor(error);
  if (reason === undefined) return undefined;
  const inside = error instanceof Obstacle ? error.path : '';
  return new ChangeRefused(shownPath(path.resolve(folder, inside), process.cwd()) || '.', reason);
}
