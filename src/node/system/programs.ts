import { execFile } from 'node:child_process';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/**
 * The first of these files that is a program and starts. Asked rather than assumed: on Ubuntu `chromium-browser` and
 * `firefox` may be notes that say to install a snap.
 */
export async function firstThatStarts(files: readonly string[]): Promise<string | undefined> {
  for (const file of files) {
    if (await starts(file)) return file;
  }
  return undefined;
}

/** Where programs of these names would be, in the order of the names and then of the PATH. */
export function placesOnPath(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

async function starts(file: string): Promise<boolean> {
  try {
    await access(file);
    // Chrome on Windows opens a window instead of printing its version.
    if (process.platform === 'win32') return true;
    await promisify(execFile)(file, ['--version'], { timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}
