import type { ChildProcess } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { END_SIGNALS, exitBy } from '../../src/node/system/processes/end-signals';

/** A file system in memory: times of disks vary by a factor of two or three. */
const MEMORY = '/dev/shm';

/** The folder for what is measured: in memory where the system can. */
export const fastestFolder = (): string => (existsSync(MEMORY) ? MEMORY : tmpdir());

/**
 * Does something when this process ends, also where a signal ends it; what was asked for last is done first.
 *
 * @returns takes that back
 */
export function atExit(action: () => void): () => void {
  process.prependListener('exit', action);
  for (const signal of END_SIGNALS) process.on(signal, exitBy);
  return () => {
    process.off('exit', action);
    for (const signal of END_SIGNALS) process.off(signal, exitBy);
  };
}

/** Ends a program with this process, if it has not ended by then. */
export function endsWithUs(child: ChildProcess): void {
  child.once(
    'exit',
    atExit(() => child.kill()),
  );
}

/** Does something in a new folder, which goes afterwards, also where a signal ends this process. */
export async function inNewFolder<T>(parent: string, action: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(parent, 'pagewright-bench-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const release = atExit(remove);
  try {
    return await action(folder);
  } finally {
    release();
    remove();
  }
}
