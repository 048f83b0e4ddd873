import * as disk from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileOf } from '../../content/documents/site/with-texts';
import { sha256 } from '../system/sha256';
import { CommandProblem } from '../system/command-problem';
import { shownPath } from '../system/paths/shown-path';
import { isCode, stateAt } from './disk';
import { type Journal, parseJournal, type Side, decideSide } from './journal';
import { reasonFor, UnexpectedState } from './file-error';
import { idIn, ownerOf } from './owner';
import {
  tempPathBeside,
  backName,
  applySide,
  clearChangeFolder,
  CHANGE_FOLDER,
  type ChangePaths,
  textName,
} from './change-folder';
import { carriedOut, notCarriedOut, ofNewerVersion, textsLost } from './words';

/** Milliseconds to wait for a change of another process. After that this process finishes it too, which does no harm. */
const OWNER_TIMEOUT = 3_000;
const POLL_INTERVAL = 10;

/** Milliseconds after which a change prepared by another computer counts as abandoned. */
const MAX_PREPARED_AGE_MS = 3_600_000;

/**
 * Finishes a change of files that a killed command has left in a folder; waits for one that
 * another process is making. Call it before the folder is read.
 *
 * @param tell called with one sentence about what was found and done
 * @throws CommandProblem when that is not possible
 */
export async function finishInterruptedChange(
  folder: string,
  tell: (sentence: string) => void = console.error,
): Promise<void> {
  const root = await disk.realpath(folder).catch(() => undefined);
  const names = root === undefined ? [] : await disk.readdir(root).catch(() => []);
  if (root === undefined || !names.some((name) => name.startsWith(CHANGE_FOLDER))) return;
  const paths = { root, dir: path.join(root, CHANGE_FOLDER) };
  const shownDir = shownPath(path.resolve(folder), process.cwd());
  try {
    let isCleared = false;
    for (const name of names) isCleared = (await clearPrepared(root, name)) || isCleared;
    if (isCleared) tell(NEVER_BEGAN);
    const sentence = names.includes(CHANGE_FOLDER) ? await finish(paths, shownDir) : undefined;
    if (sentence !== undefined) tell(sentence);
  } catch (error) {
    const reason = reasonFor(error);
    if (!reason) throw error;
    throw new CommandProblem(
      `${fileOf(shownDir, CHANGE_FOLDER)} holds a change of documents that was begun, and cannot be finished: ${reason}.`,
    );
  }
}

const NEVER_BEGAN =
  'An earlier command was interrupted before it changed anything; what it had prepared is cleared away.';

/** Removes the files of a change that was prepared and never begun. */
async function clearPrepared(root: string, name: string): Promise<boolean> {
  const id = name.startsWith(`${CHANGE_FOLDER}.`) ? idIn(name.slice(CHANGE_FOLDER.length + 1)) : undefined;
  if (id === undefined) return false;
  const dir = path.join(root, name);
  const owner = ownerOf(id);
  const found = await disk.lstat(dir).catch(() => undefined);
  if (owner === 'alive' || !found) return false;
  if (owner === 'unknown' && Date.now() - found.mtimeMs < MAX_PREPARED_AGE_MS) return false;
  // Where it cannot be removed, it does no harm.
  return disk.rm(dir, { recursive: true }).then(
    () => true,
    () => false,
  );
}

/** @returns a message about what was done; undefined where another process did it */
async function finish(paths: ChangePaths, shownDir: string): Promise<string | undefined> {
  const shownFolder = fileOf(shownDir, CHANGE_FOLDER);
  let waiting = { id: '', until: 0 };
  for (;;) {
    const read = await readChangeFolder(paths).catch(unlessGone);
    if (!read) {
      await clearChangeFolder(paths.dir).catch(unlessGone);
      return undefined;
    }
    const { id, journal } = read;
    if (waiting.id !== id) waiting = { id, until: Date.now() + OWNER_TIMEOUT };
    if ((ownerOf(id) !== 'gone' || journal === 'moving') && Date.now() < waiting.until) {
      await wait(POLL_INTERVAL);
      continue;
    }
    if (journal === 'newer') throw new CommandProblem(ofNewerVersion(shownFolder));
    if (typeof journal !== 'string')
      return continueChange(paths, { journal, isTakenBack: read.isTakenBack }, shownDir);
    await clearChangeFolder(paths.dir, id).catch(unlessGone);
    return textsLost(shownFolder);
  }
}

interface InterruptedChange {
  journal: Journal;
  isTakenBack: boolean;
}

interface Read {
  id: string;
  /** `moving`: another process is taking the change back or cleaning up. */
  journal: Journal | 'damaged' | 'newer' | 'moving';
  isTakenBack: boolean;
}

/** @returns undefined where there is no change any more, or only the last of its files is not yet cleared away */
async function readChangeFolder({ dir }: ChangePaths): Promise<Read | undefined> {
  // A symbolic link's target is not ours to read, and even less to remove.
  if (!(await disk.lstat(dir)).isDirectory()) throw new UnexpectedState('it is not a folder');
  const names = (await disk.readdir(dir)).toSorted();
  const name = names.find((each) => idIn(each) !== undefined && each.endsWith('.json'));
  const id = idIn(name ?? names.find(idIn) ?? '');
  if (id === undefined) return undefined;
  if (name === undefined) return { id, journal: 'damaged', isTakenBack: false };
  const text = await disk.readFile(path.join(dir, name), 'utf8').catch(unlessGone);
  if (text === undefined) return { id, journal: 'moving', isTakenBack: false };
  return { id, journal: parseJournal(text, id), isTakenBack: name === backName(id) };
}

async function continueChange(
  paths: ChangePaths,
  { journal, isTakenBack }: InterruptedChange,
  shownDir: string,
): Promise<string> {
  const { root, dir } = paths;
  // First, so that a text is found that another process puts in place meanwhile.
  const texts = await digestsIn(dir);
  const states: string[] = [];
  for (const { path: inside } of journal.entries) states.push(await stateAt(root, inside));
  const hasText = (index: number, side: Side) =>
    texts.get(textName(journal.id, index, side)) === journal.entries[index]?.[side];
  const way = decideSide({ journal, states, isTakenBack, hasText });
  const shownAt = (inside: string) => fileOf(shownDir, inside);
  const left = way === 'after' || way === 'before' ? await applySide(paths, journal, way) : [];
  for (const { path: inside } of journal.entries)
    await disk.rm(tempPathBeside(root, inside, journal.id), { force: true });
  await clearChangeFolder(dir, journal.id).catch(unlessGone);
  if (way === 'lost') return textsLost(shownAt(CHANGE_FOLDER));
  if (way !== 'none') return carriedOut(journal.what, way, left.map(shownAt));
  const changed = journal.entries.filter(({ before }, index) => states[index] !== before);
  return notCarriedOut(
    journal.what,
    changed.map(({ path: inside }) => shownAt(inside)),
  );
}

async function digestsIn(dir: string): Promise<Map<string, string>> {
  const digests = new Map<string, string>();
  for (const name of (await disk.readdir(dir).catch(unlessGone)) ?? []) {
    const content = await disk.readFile(path.join(dir, name)).catch(unlessGone);
    if (content) digests.set(name, sha256(content));
  }
  return digests;
}

/** Another process may be finishing the same change. */
function unlessGone(error: unknown): undefined {
  if (!isCode(error, 'ENOENT', 'ENOTEMPTY', 'EEXIST')) throw error;
}
