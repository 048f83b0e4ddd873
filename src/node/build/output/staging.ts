import { existsSync, renameSync, rmSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CommandProblem } from '../../system/command-problem';
import { codeOf, type OsError, osErrorOf, describeOsError } from '../../system/os-errors';
import { isInside } from '../../system/paths/is-inside';
import { END_SIGNALS, exitBy } from '../../system/processes/end-signals';
import { isRunning } from '../../system/processes/is-running';
import { MARKER } from './output-safety';

/** An output folder that is being made beside the one it will replace. */
export interface Staging {
  dir: string;
  /** Puts the new folder into the place of the old one, which goes only after that has worked. */
  commit(): Promise<void>;
  discard(): Promise<void>;
}

/** Makes an empty folder beside the target, on the same disk, so that a rename puts it in place. */
export async function stageOutput(target: string): Promise<Staging> {
  const beside = (what: string) =>
    path.join(path.dirname(target), `.${path.basename(target)}.${what}-${process.pid}`);
  const dir = beside('new');
  const old = beside('old');
  await refusable(target, async () => {
    await removeLeftovers(target);
    await mkdir(path.dirname(target), { recursive: true });
    // By itself: with what is above it, Node tells of a read-only disk that the folder does not exist.
    await mkdir(dir);
    await writeFile(path.join(dir, MARKER), 'Made by pagewright. A build replaces this folder as a whole.\n');
  });

  const discardNow = () => rmSync(dir, { recursive: true, force: true });
  process.once('exit', discardNow);
  for (const signal of END_SIGNALS) process.once(signal, exitBy);

  return {
    dir,
    async commit() {
      await refusable(target, async () => {
        for (let attempt = 1; ; attempt++) {
          try {
            swap({ dir, target, old });
            break;
          } catch (error) {
            if (attempt === ATTEMPTS || !isRace(error)) throw error;
          }
        }
        rmSync(old, { recursive: true, force: true });
      });
      process.off('exit', discardNow);
      release();
    },
    async discard() {
      release();
      // A step that still runs may go on writing there, and that must not hide why the build failed: what is left goes at exit.
      await rm(dir, { recursive: true, force: true }).catch(() => {});
    },
  };
}

function release(): void {
  for (const signal of END_SIGNALS) process.off(signal, exitBy);
}

/** Tries to put the new folder in place while other builds do the same. */
const ATTEMPTS = 20;

/** Without a turn of the event loop in between: an interrupted build leaves the old folder in place or the new one. */
function swap({ dir, target, old }: { dir: string; target: string; old: string }) {
  const isReplacing = existsSync(target);
  if (isReplacing) renameSync(target, old);
  try {
    renameSync(dir, target);
  } catch (error) {
    if (isReplacing && existsSync(target)) rmSync(old, { recursive: true, force: true });
    else if (isReplacing) renameSync(old, target);
    throw error;
  }
}

/** Another build put its folder there, or took the old one away, between two steps of ours. */
function isRace(error: unknown): boolean {
  const code = codeOf(error);
  return code === 'ENOTEMPTY' || code === 'EEXIST' || code === 'ENOENT';
}

/**
 * Removes the folders that a build left when it was killed; those of a build that still runs stay. Where it was killed
 * after it had moved the last output away, that comes back.
 */
export async function removeLeftovers(target: string) {
  const parent = path.dirname(target);
  const pattern = new RegExp(`^\\.${escapeRegExp(path.basename(target))}\\.(?:new|old)-(\\d+)$`);
  for (const name of await readdir(parent).catch(() => [])) {
    const pid = pattern.exec(name)?.[1];
    if (!pid || isOfRunningBuild(Number(pid))) continue;
    const isLast = name.includes('.old-') && !existsSync(target);
    if (isLast) await rename(path.join(parent, name), target);
    else await rm(path.join(parent, name), { recursive: true, force: true });
  }
}

/** An earlier process may have had the number of this one. */
const isOfRunningBuild = (pid: number) => pid !== process.pid && isRunning(pid);

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

async function refusable(target: string, action: () => Promise<void>) {
  try {
    await action();
  } catch (error) {
    throw diskProblem(target, error) ?? error;
  }
}

/**
 * What to tell where the operating system refused something while a folder was filled.
 *
 * @param target the output folder, as the user knows it
 * @param dir the folder that is being filled
 * @returns undefined for any other error
 */
export function diskProblem(target: string, error: unknown, dir?: string): CommandProblem | undefined {
  const refusal = osErrorOf(error);
  if (!refusal) return undefined;
  const isElsewhere = dir !== undefined && refusal.place !== undefined && !isInside(refusal.place, dir);
  return new CommandProblem(isElsewhere ? describeOsError(refusal) : wordsFor(target, refusal));
}

const wordsFor = (target: string, { reason, advice }: OsError) =>
  `The output folder ${target} cannot be written: ${reason}. ${advice} Another folder is named with --out.`;
