import { constants } from 'node:fs';
import * as disk from 'node:fs/promises';
import path from 'node:path';
import { mapLimited } from '../system/async/map-limited';
import { nearestFolder, stateAt, syncFolder } from './disk';
import { type Change, type Journal, NOTHING, type Side, type State, stateOf, journalOf } from './journal';
import { FileError, UnexpectedState } from './file-error';
import { IGNORED, journalName, NOTE, textName } from './change-folder';

interface PreparedPaths {
  root: string;
  /** The folder to create. */
  dir: string;
  id: string;
  what: string;
}

/**
 * Writes everything that a change needs into a folder of its own, so that the disk cannot fail later: both
 * texts of each file, and the journal. No file is changed yet.
 *
 * @throws FileError for a file that cannot be changed
 */
export async function prepareChange(
  changes: readonly Change[],
  { root, dir, id, what }: PreparedPaths,
): Promise<Journal> {
  await disk.mkdir(dir);
  await disk.writeFile(path.join(dir, IGNORED), NOTE);
  const errors: FileError[] = [];
  await mapLimited([...changes.entries()], async ([index, change]) => {
    // Waits for all, so that nothing is written any more once this has failed.
    if (errors.length > 0) return;
    const waiting = (side: Side) => path.join(dir, textName(id, index, side));
    await prepareOne(change, { root, waiting }).catch((error: unknown) => {
      errors.push(new FileError(change.path, error));
    });
  });
  const [failed] = errors;
  if (failed) throw failed;
  const journal = journalOf(changes, id, what);
  await disk.writeFile(path.join(dir, journalName(id)), JSON.stringify(journal), { flush: true });
  await syncFolder(dir);
  return journal;
}

interface PreparingPaths {
  root: string;
  waiting: (side: Side) => string;
}

async function prepareOne(change: Change, { root, waiting }: PreparingPaths): Promise<void> {
  await expectPossible(root, change);
  const model = change.before === undefined ? change.modeOf : change.path;
  const like = model === undefined ? undefined : await disk.lstat(path.join(root, model));
  for (const side of ['before', 'after'] as const) {
    const { [side]: text } = change;
    if (text === undefined) continue;
    const file = waiting(side);
    await disk.writeFile(file, text, { flush: side === 'after' });
    if (!like) continue;
    // Only the superuser may set the owner; otherwise the file gets ours, as when saving with any editor.
    if (like.uid !== process.geteuid?.()) await disk.chown(file, like.uid, like.gid).catch(() => {});
    await disk.chmod(file, like.mode);
  }
}

/**
 * Makes sure that a file is as expected, and may be changed.
 *
 * @throws UnexpectedState, or what the disk says
 */
export async function expectPossible(root: string, { path: inside, before }: Change): Promise<void> {
  const file = path.join(root, inside);
  await expectState(root, { path: inside, before: stateOf(before) });
  // Replacing a file needs only rights to its folder; but ignoring a write-protected file would be a surprise.
  if (before !== undefined) await disk.access(file, constants.W_OK);
  await disk.access(await nearestFolder(file), constants.W_OK);
}

/** @throws UnexpectedState where the path has another state */
export async function expectState(
  root: string,
  { path: inside, before }: { path: string; before: State },
): Promise<void> {
  const state = await stateAt(root, inside);
  if (state === before) return;
  if (before === NOTHING) throw new UnexpectedState('something of that name is there already');
  throw new UnexpectedState(state === NOTHING ? 'it does not exist' : 'it was changed meanwhile');
}
