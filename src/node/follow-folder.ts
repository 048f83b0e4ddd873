import { type FSWatcher, lstatSync, watch } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { CommandProblem } from './command-problem';
import { reasonOf } from './refusals';

/**
 * Calls back after every change of a file in a folder or in those inside it, also in folders that come later. Each folder
 * is watched by itself: Node's own recursive watch loses files on Linux once an editor has replaced them.
 *
 * Once it returns, no change is missed.
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
  const watchers = new Map<string, FSWatcher>();

  function changed(folder: string, event: string, name: string | null) {
    const place = name === null ? undefined : path.join(folder, name);
    try {
      if (place === undefined || (event === 'rename' && mayBeFolder(place))) refresh();
    } catch (error) {
      onError(problemOf(error));
      return;
    }
    onChange(place);
  }

  /** To look for folders in all others takes long; after a file has come or gone there is no need to. */
  const mayBeFolder = (place: string) =>
    watchers.has(place) || lstatSync(place, { throwIfNoEntry: false })?.isDirectory();

  function refresh() {
    const folders = new Set([root, ...foldersIn(root)]);
    for (const [folder, watcher] of watchers) {
      if (folders.has(folder)) continue;
      watcher.close();
      watchers.delete(folder);
    }
    for (const folder of folders) {
      if (watchers.has(folder)) continue;
      // A folder that goes tells so as an error on some systems; the next look finds that out.
      const forget = () => watchers.delete(folder);
      watchers.set(folder, watch(folder, (event, name) => changed(folder, event, name)).on('error', forget));
    }
  }
  const stop = () => {
    for (const watcher of watchers.values()) watcher.close();
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

/** Linux answers ENOSPC, "no space", when its limit of watched folders is reached (inotify(7)). */
function tooManyWatches(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) return undefined;
  return 'the system watches as many folders as it may (raise fs.inotify.max_user_watches)';
}

function foldersIn(root: string): string[] {
  const found = globSync('**', { cwd: root, onlyDirectories: true, followSymbolicLinks: false });
  return found.filter((folder) => folder !== './').map((folder) => path.join(root, folder));
}
