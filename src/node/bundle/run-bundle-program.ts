import { execFile } from 'node:child_process';
import path from 'node:path';
import { PROJECT_ROOT } from '../project';

/** The bundler gives memory back at once: it needs a quarter less, and no more time. */
const LESS_MEMORY = { MIMALLOC_PURGE_DELAY: '0' };

/**
 * Runs a program that bundles in a process of its own, beside other work in this one: its memory is free again when it ends, and React's
 * version is chosen by a variable of the whole process.
 *
 * @param program its path in the project
 * @returns when it has ended, whether or not it could do its work
 */
export function runBundleProgram(program: string, args: readonly string[]): Promise<void> {
  const runner = path.join(PROJECT_ROOT, 'scripts/run-ts.mjs');
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [runner, path.join(PROJECT_ROOT, program), ...args],
      { env: { ...process.env, ...LESS_MEMORY } },
      () => resolve(),
    );
  });
}
