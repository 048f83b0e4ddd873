import * as disk from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '../system/os-errors';
import { sha256 } from '../system/sha256';
import { NOTHING, OTHER, type State } from './journal';

/** The current state of a path in a folder. */
export async function stateAt(root: string, inside: string): Promise<State> {
  const parts = inside.split('/');
  try {
    for (const [index] of parts.entries()) {
      const found = await disk.lstat(path.join(root, ...parts.slice(0, index + 1)));
      const isLast = index === parts.length - 1;
      if (!(isLast ? found.isFile() : found.isDirectory())) return OTHER;
    }
    return sha256(await disk.readFile(path.join(root, inside)));
  } catch (error) {
    if (isCode(error, 'ENOENT')) return NOTHING;
    throw error;
  }
}

/** The nearest existing folder above a path. */
export async function nearestFolder(file: string): Promise<string> {
  const folder = path.dirname(file);
  try {
    await disk.lstat(folder);
    return folder;
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error;
    return nearestFolder(folder);
  }
}

/** Errors for folders that stay, since they are not empty or may not be removed. */
const NOT_REMOVABLE = ['ENOTEMPTY', 'EEXIST', 'EACCES', 'EPERM', 'EBUSY'];

/** Removes the folders that a removed file leaves empty. */
export async function removeEmptyFolders(root: string, inside: string): Promise<void> {
  const folder = path.posix.dirname(inside);
  if (folder === '.') return;
  try {
    await disk.rmdir(path.join(root, folder));
  } catch (error) {
    if (isCode(error, ...NOT_REMOVABLE)) return;
    if (!isCode(error, 'ENOENT')) throw error;
  }
  await removeEmptyFolders(root, folder);
}

/** Flushes a folder's entries to the disk, on systems that can. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await disk.open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => {});
  await handle?.close();
}

/** Whether an error of the operating system has one of these codes. */
export function isCode(error: unknown, ...codes: string[]): boolean {
  return codes.includes(codeOf(error) ?? '');
}
