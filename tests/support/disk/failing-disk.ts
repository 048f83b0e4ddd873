import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

/** The functions that change something on the disk. */
const CHANGING = ['chmod', 'chown', 'copyFile', 'mkdir', 'rename', 'rm', 'rmdir', 'writeFile'] as const;

/**
 * `killed`: the process ends, so nothing happens from then on, and a file is only half written. `refused`: only once
 * the disk is full. `full`: it stays full, and takes no new file; existing files can be moved and removed.
 */
export type Fault = 'killed' | 'refused' | 'full';

/** A disk that fails at the nth of its changes, in the place of `node:fs/promises` from `install` to `remove`. */
export function failingDisk() {
  const real = { ...fs };
  let [fault, at, count]: [Fault | undefined, number, number] = [undefined, 0, 0];
  const take = (name: string) => {
    count += 1;
    if (fault === undefined || count < at) return false;
    return (
      fault === 'killed' || (fault === 'refused' ? count === at : name === 'writeFile' || name === 'mkdir')
    );
  };
  let apart: string | undefined;
  const isApart = (file: unknown) => apart !== undefined && String(file).startsWith(apart);
  const guarded = (name: (typeof CHANGING)[number]) => {
    const action = (...given: unknown[]): Promise<unknown> => Reflect.apply(real[name], real, given);
    return async (...given: unknown[]) => {
      const [file, text] = given;
      if (name === 'rename' && isApart(text) && !isApart(file))
        throw Object.assign(new Error('other disk'), { code: 'EXDEV' });
      if (!take(name) || (fault === 'full' && existsSync(String(file))))
        return action(...given.map(withoutFlush));
      if (fault === 'killed' && count === at && name === 'writeFile' && typeof text === 'string')
        await action(file, text.slice(0, text.length / 2));
      if (fault === 'killed') throw new Error('killed');
      throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
    };
  };
  return {
    /** From now on a folder is on another disk. */
    putApart(folder?: string) {
      apart = folder;
    },
    /** Counts from now on, and fails at the nth change. */
    arm(what?: Fault, nth = 0) {
      [fault, at, count] = [what, nth, 0];
    },
    /** How many changes there were. */
    get count() {
      return count;
    },
    install() {
      // No flushing: tests do not simulate a loss of power, and it would take most of the time.
      const open = async () => Promise.reject(new Error('not asked for'));
      Object.assign(fs, Object.fromEntries(CHANGING.map((name) => [name, guarded(name)])), { open });
      syncBuiltinESMExports();
    },
    remove() {
      Object.assign(fs, real);
      syncBuiltinESMExports();
    },
  };
}

const withoutFlush = (given: unknown) =>
  typeof given === 'object' && given !== null && 'flush' in given ? { ...given, flush: false } : given;
