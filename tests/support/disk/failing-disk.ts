import { existsSync } from 'node:fs';
import type * as fs from 'node:fs/promises';

/** The functions that change something on the disk. */
const CHANGING = ['chmod', 'chown', 'copyFile', 'mkdir', 'rename', 'rm', 'rmdir', 'writeFile'] as const;

/**
 * `killed`: the process ends, so nothing happens from then on, and a file is only half written. `refused`: only once
 * the disk is full. `full`: it stays full, and takes no new file; existing files can be moved and removed.
 */
export type Fault = 'killed' | 'refused' | 'full';

/** A disk that fails at the nth of its changes, for `vi.mock('node:fs/promises')`. */
export function failingDisk() {
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
    over(real: typeof fs): typeof fs {
      const guarded = Object.fromEntries(
        CHANGING.map((name) => {
          const action = (...given: unknown[]): Promise<unknown> => Reflect.apply(real[name], real, given);
          return [
            name,
            async (...given: unknown[]) => {
              const [file, text] = given;
              if (name === 'rename' && isApart(text) && !isApart(file))
                throw Object.assign(new Error('other disk'), { code: 'EXDEV' });
              if (!take(name) || (fault === 'full' && existsSync(String(file))))
                return action(...given.map(withoutFlush));
              if (fault === 'killed' && count === at && name === 'writeFile' && typeof text === 'string')
                await action(file, text.slice(0, text.length / 2));
              if (fault === 'killed') throw new Error('killed');
              throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
            },
          ];
        }),
      );
      // No flushing: tests do not simulate a loss of power, and it would take most of the time.
      return { ...real, ...guarded, open: async () => Promise.reject(new Error('not asked for')) };
    },
  };
}

const withoutFlush = (given: unknown) =>
  typeof given === 'object' && given !== null && 'flush' in given ? { ...given, flush: false } : given;
