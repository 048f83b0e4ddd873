import { existsSync, type FSWatcher, watch } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { CommandProblem } from '../../system/command-problem';
import { codeOf, reasonOf } from '../../system/os-errors';
import { lstatIfThere, statIfThere } from '../../system/paths/if-there';

/** Milliseconds between two checks for a folder that is gone. */
const RETRY_INTERVAL = 300;

/**
 * Calls back after every change of a file in a folder or in those inside it, also in new ones. Each folder
 * is watched by itself: Node's own recursive watch loses files on Linux once an editor has replaced them.
 *
 * Once it returns, no change is missed. A folder that is deleted, as by a change of branch, is followed again as soon as it is back;
 * both are changes.
 *
 * @param onChange called with the path that has changed; undefined where the system does not say
 * @param onError called with an error that ends the watch later on
 * @param isAwaited whether the folder need not exist yet: that it does is a change, too
 * @returns how to stop
 * @throws CommandProblem when the folder cannot be watched
 */
export function watchFolder(
  root: string,
  onChange: (changed?: string) => void,
  onError: (error: unknown) => void,
  isAwaited = false,
): () => void {
  const watchers = new Map<string, { watcher: FSWatcher; identity: string | undefined }>();
  let lookAgain: NodeJS.Timeout | undefined;

  function changed(folder: string, event: string, name: string | null) {
    const place = name === null ? undefined : path.join(folder, name);
    // A deleted folder reports its own name, on Linux the name under which the watch began.
    const mayBeGone = event === 'rename' && (name === path.basename(folder) || isOther(folder));
    if (mayBeGone) release(folder);
    if (mayBeGone || place === undefined || (event === 'rename' && mayBeFolder(place))) renew();
    onChange(mayBeGone ? undefined : place);
  }

  /** Scanning all folders for new ones takes long, and is not needed after a change of a file. */
  const mayBeFolder = (place: string) => watchers.has(place) || lstatIfThere(place)?.isDirectory();

  /** Whether another folder has replaced the watched one: the system goes on watching the old one. */
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
      // One that was missing while it was looked at may be back by now.
      if (codeOf(error) === 'ENOENT' || !existsSync(root)) waitForRoot();
      else onError(problemOf(error));
    }
  }

  /** A missing folder cannot be watched on any system. */
  function waitForRoot() {
    release(root);
    lookAgain ??= setInterval(() => {
      if (!existsSync(root)) return;
      clearInterval(lookAgain);
      lookAgain = undefined;
      renew();
      onChange();
    }, RETRY_INTERVAL);
  }

  function refresh() {
    const folders = new Set([root, ...foldersIn(root)]);
    for (const folder of watchers.keys()) if (!folders.has(folder) || isOther(folder)) release(folder);
    for (const folder of folders) {
      if (watchers.has(folder)) continue;
      // Taken before the watch begins: if the folder is replaced in between, the next change shows it.
      const identity = identityOf(folder);
      const watcher = watch(folder, (event, name) => changed(folder, event, name));
      // Windows reports a removed folder as an error.
      watcher.on('error', () => changed(folder, 'rename', path.basename(folder)));
      watchers.set(folder, { watcher, identity });
    }
  }
  const stop = () => {
    clearInterval(lookAgain);
    release(root);
  };
  try {
    if (isAwaited && !existsSync(root)) waitForRoot();
    else refresh();
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

/** Identifies a folder, so that a replacement is noticed. */
function identityOf(folder: string): string | undefined {
  const found = statIfThere(folder);
  return found && `${found.dev}:${found.ino}`;
}

/** Linux answers ENOSPC, "no space", when its limit of watched folders is reached (inotify(7)). */
function tooManyWatches(error: unknown): string | undefined {
  if (codeOf(error) !== 'ENOSPC') return undefined;
  return 'the system watches as many folders as it may (raise fs.inotify.max_user_watches)';
}

function foldersIn(root: string): string[] {
  const found = globSync('**', { cwd: root, onlyDirectories: true, followSymbolicLinks: false });
  // Each ends with a slash here; changes name them without.
  return found.filter((folder) => folder !== './').map((folder) => path.join(root, folder.slice(0, -1)));
}
