import { execFile } from 'node:child_process';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/**
 * The first of these files that is a program and starts. It is tried, since on Ubuntu `chromium-browser` and
 * `firefox` may be scripts that ask to install a snap.
 */
export async function firstThatStarts(files: readonly string[]): Promise<string | undefined> {
  for (const file of files) {
    if (await starts(file)) return file;
  }
  return undefined;
}

/** The paths that programs of these names would have, in the order of the names and then of the PATH. */
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
