import { existsSync, type FSWatcher, lstatSync, statSync, watch } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { CommandProblem } from '../../commands/command-problem';
import { reasonOf } from '../../system/os-errors';

/** Milliseconds between two looks for a folder that is gone. */
const LOOK_AGAIN = 300;

/**
 * Calls back after every change of a file in a folder or in those inside it, also in folders that come later. Each folder
 * is watched by itself: Node's own recursive watch loses files on Linux once an editor has replaced them.
 *
 * Once it returns, no change is missed. A folder that is deleted, as by a change of branch, is followed again as soon as it is back;
 * both are changes.
 *
 * @param onChange told what has changed, by its path; undefined where the system does not say
 * @param onError told what ends the watching later on, as it would be thrown at the start
 * @returns how to stop
 * @throws CommandProblem when the folder cannot be watched
 */
export function followFolder(
  root: string,
  onChange: (changed?: string) => void,
  onError: (error: unknown) => void,
): () => void {
  const watchers = new Map<string, { watcher: FSWatcher; identity: string | undefined }>();
  let lookAgain: NodeJS.Timeout | undefined;

  function changed(folder: string, event: string, name: string | null) {
    const place = name === null ? undefined : path.join(folder, name);
    // A folder that is deleted says so under its own name, on Linux under the one that it was first watched by.
    const mayBeGone = event === 'rename' && (name === path.basename(folder) || isOther(folder));
    if (mayBeGone) release(folder);
    if (mayBeGone || place === undefined || (event === 'rename' && mayBeFolder(place))) renew();
    onChange(mayBeGone ? undefined : place);
  }

  /** To look for folders in all others takes long; after a file has come or gone there is no need to. */
  const mayBeFolder = (place: string) =>
    watchers.has(place) || lstatSync(place, { throwIfNoEntry: false })?.isDirectory();

  /** Whether another folder has taken the place of the one that is watched: the system goes on watching that one. */
  const isOther = (folder: string) => watchers.get(folder)?.identity !== identityOf(folder);

  function release(folder: string) {
    for (const [place, { watcher }] of watchers) {
      if (place !== folder && !place.startsWith(folder + path.sep)) continue;
      watcher.close();
      watchers.delete(place);
    }
  }

  function renew() {
    try {
      refresh();
    } catch (error) {
      if (!existsSync(root)) waitForRoot();
      else onError(problemOf(error));
    }
  }

  /** What has no folder cannot be watched, on any system. */
  function waitForRoot() {
    release(root);
    lookAgain ??= setInterval(() => {
      if (!existsSync(root)) return;
      clearInterval(lookAgain);
      lookAgain = undefined;
      renew();
      onChange();
    }, LOOK_AGAIN);
  }

  function refresh() {
    const folders = new Set([root, ...foldersIn(root)]);
    for (const folder of watchers.keys()) if (!folders.has(folder) || isOther(folder)) release(folder);
    for (const folder of folders) {
      if (watchers.has(folder)) continue;
      // Known before it is watched: if another takes its place in between, the next change tells.
      const identity = identityOf(folder);
      const watcher = watch(folder, (event, name) => changed(folder, event, name));
      // Windows tells as an error that a folder goes.
      watcher.on('error', () => changed(folder, 'rename', path.basename(folder)));
      watchers.set(folder, { watcher, identity });
    }
  }
  const stop = () => {
    clearInterval(lookAgain);
    release(root);
  };
  try {
    refresh();
  } catch (error) {
    stop();
    throw problemOf(error);
  }
  return stop;

  function problemOf(error: unknown): unknown {
    const reason = tooManyWatches(error) ?? reasonOf(error);
    return reason ? new CommandProblem(`The folder ${root} cannot be watched: ${reason}.`) : error;
  }
}

/** What tells a folder from one that takes its place later. */
function identityOf(folder: string): string | undefined {
  const found = statSync(folder, { throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}

/** Linux answers ENOSPC, "no space", when its limit of watched folders is reached (inotify(7)). */
function tooManyWatches(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) return undefined;
  return 'the system watches as many folders as it may (raise fs.inotify.max_user_watches)';
}

function foldersIn(root: string): string[] {
  const found = globSync('**', { cwd: root, onlyDirectories: true, followSymbolicLinks: false });
  return found.filter((folder) => folder !== './').map((folder) => path.join(root, folder));
}
