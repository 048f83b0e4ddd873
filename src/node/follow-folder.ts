import { type FSWatcher, watch } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

/**
 * Calls back after every change of a file in a folder or in those inside it, also in folders that come later. Each folder
 * is watched by itself: Node's own recursive watch loses files on Linux once an editor has replaced them.
 *
 * @returns how to stop
 * @throws Error (ENOENT, ENOSPC …) when the folder itself cannot be watched
 */
export function followFolder(
  root: string,
  onChange: () => void,
  onError: (error: unknown) => void,
): () => void {
  const watchers = new Map<string, FSWatcher>();

  function changed() {
    try {
      refresh();
    } catch (error) {
      onError(error);
      return;
    }
    onChange();
  }

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
      watchers.set(folder, watch(folder, changed).on('error', forget));
    }
  }
  refresh();
  return () => {
    for (const watcher of watchers.values()) watcher.close();
  };
}

function foldersIn(root: string): string[] {
  const found = globSync('**', { cwd: root, onlyDirectories: true, followSymbolicLinks: false });
  return found.filter((folder) => folder !== './').map((folder) => path.join(root, folder));
}
