import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';

/** What Linux keeps in memory. */
const MEMORY = '/dev/shm';

/** Containers often have 64 MB there, which is too little. */
const MIN_FREE = 2 ** 30;

/**
 * Has temporary folders in memory where the machine has room there, for this process and those that it starts: tests make
 * thousands of small files, for which they would wait for the disk. They go when this process ends.
 */
export function keepTempInMemory(): void {
  if (process.env.TMPDIR?.startsWith(MEMORY) || !hasRoom()) return;
  const folder = mkdtempSync(`${MEMORY}/pagewright-`);
  // Some tests act as a user without rights, who can look into any temporary folder.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}

function hasRoom(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= MIN_FREE;
  } catch {
    // Other systems have no such folder.
    return false;
  }
}
