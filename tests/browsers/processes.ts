import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

/**
 * Waits until a program has said something.
 *
 * @param pattern what it says, with one group
 * @returns the group
 * @throws Error with all it said, when it ends before
 */
export async function waitForOutput(child: ChildProcess, stream: Readable, pattern: RegExp): Promise<string> {
  let text = '';
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${child.spawnfile} has ended. It said:\n${text}`)));
    stream.on('data', (data) => {
      text += data;
      const [, found] = pattern.exec(text) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
}

/** Ends a program and waits until it is gone. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill();
  await gone;
}
