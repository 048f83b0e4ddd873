import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds to wait for the watch of the disk, and how often to look. */
const MAX_WAIT = 3_000;
const LOOK_INTERVAL = 4;

/** Waits until something is so, such as that dev has read what was written; or for a while. */
export async function waitUntil(isSo: () => boolean, most = MAX_WAIT): Promise<void> {
  const end = performance.now() + most;
  while (!isSo() && performance.now() < end) await pause(LOOK_INTERVAL);
}
