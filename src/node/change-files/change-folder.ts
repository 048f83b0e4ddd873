import * as disk from 'node:fs/promises';
import path from 'node:path';
import { isCode, removeEmptyFolders, stateAt, syncFolder } from './disk';
import { type Journal, NOTHING, otherSide, type Side } from './journal';
import { FileError } from './file-error';
import { idIn } from './owner';

/**
 * The folder, inside the one whose files change, that holds a change from the moment that it is decided until it
 * is complete. There is one at a time: renaming a prepared folder to this name fails while there is another.
 */
export const CHANGE_FOLDER = '.unfinished-change';

/** A change on the disk. */
export interface ChangePaths {
  /** The folder whose files change. */
  root: string;
  /** The folder of the journal and the stored texts. */
  dir: string;
}

/** Keeps the folder out of Git, and explains it to a person who finds it. */
export const IGNORED = '.gitignore';
/** The text of that file. */
export const NOTE = `# A change of several files that has begun. The next command, npm run validate for one, finishes it.
*
`;

/** The journal of a change. */
export const journalName = (id: string) => `${id}.json`;
/** The journal of a change that is to be taken back. */
export const backName = (id: string) => `${id}.back.json`;
/** A stored text of a change: that of an entry, before or after. */
export const textName = (id: string, index: number, side: Side) => `${id}.${index}.${side}`;

/**
 * Brings all files to one side of a change, old or new, in an order in which no document is ever missing. Files with the right text stay;
 * doing it twice, or by two processes at once, does no harm.
 *
 * @returns the paths that were left alone, since their state is neither old nor new
 * @throws FileError
 */
export async function applySide(paths: ChangePaths, journal: Journal, side: Side): Promise<string[]> {
  const left: string[] = [];
  const indexes = [...journal.entries.keys()];
  for (const index of side === 'after' ? indexes : indexes.reverse()) {
    const inside = journal.entries[index]?.path ?? '';
    const isThere = await applyOne(paths, journal, { index, side }).catch((error: unknown) => {
      throw new FileError(inside, error);
    });
    if (!isThere) left.push(inside);
  }
  const folders = new Set(journal.entries.map((entry) => path.dirname(path.join(paths.root, entry.path))));
  for (const folder of folders) await syncFolder(folder);
  return left;
}

async function applyOne(
  { root, dir }: ChangePaths,
  { id, entries }: Journal,
  { index, side }: { index: number; side: Side },
): Promise<boolean> {
  const entry = entries[index];
  if (!entry) return true;
  const { [side]: goal, [otherSide(side)]: origin } = entry;
  const target = path.join(root, entry.path);
  const state = await stateAt(root, entry.path);
  if (state !== goal && state !== origin) return false;
  if (goal === NOTHING) {
    await disk.rm(target, { force: true });
    await removeEmptyFolders(root, entry.path);
    return true;
  }
  if (state === goal) return true;
  await disk.mkdir(path.dirname(target), { recursive: true });
  try {
    await putInPlace(path.join(dir, textName(id, index, side)), {
      target,
      beside: tempPathBeside(root, entry.path, id),
    });
    return true;
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error;
    // Another process may have done it meanwhile.
    return (await stateAt(root, entry.path)) === goal;
  }
}

async function putInPlace(text: string, { target, beside }: { target: string; beside: string }) {
  try {
    await disk.rename(text, target);
  } catch (error) {
    if (!isCode(error, 'EXDEV')) throw error;
    // A folder inside the pages folder may be on another disk.
    await copyInPlace(text, { target, beside });
  }
}

async function copyInPlace(text: string, { target, beside }: { target: string; beside: string }) {
  try {
    const { mode } = await disk.lstat(text);
    await disk.writeFile(beside, await disk.readFile(text), { flush: true });
    await disk.chmod(beside, mode);
    await disk.rename(beside, target);
  } catch (error) {
    await disk.rm(beside, { force: true });
    throw error;
  }
}

/** The temporary path of a text that has to be copied from another disk. */
export const tempPathBeside = (root: string, inside: string, id: string) =>
  path.join(root, path.posix.dirname(inside), `${CHANGE_FOLDER}.${id}`);

/**
 * Cleans up after a change: the texts first, then the journal, then files of no change. A change
 * that has begun meanwhile keeps its files.
 *
 * @param id the change; undefined where nothing of it is left
 */
export async function clearChangeFolder(dir: string, id?: string): Promise<void> {
  const isOver = (name: string) => name === IGNORED || (id !== undefined && idIn(name) === id);
  const names = (await disk.readdir(dir)).filter(isOver);
  const rank = (name: string) => (name === IGNORED ? 2 : name.endsWith('.json') ? 1 : 0);
  for (const name of names.toSorted((one, other) => rank(one) - rank(other)))
    await disk.rm(path.join(dir, name), { force: true });
  await disk.rmdir(dir);
}
