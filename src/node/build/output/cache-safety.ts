import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CommandProblem } from '../../system/command-problem';
import { PROJECT_ROOT } from '../../project';
import { isOsError } from '../../system/os-errors';
import { sourceAround } from './output-safety';
import { isInside } from '../../system/paths/is-inside';
import { realPathOf } from '../../system/paths/real-path';

/** In every cache folder that somebody has named: only in a folder that has it is anything cleared away. */
const MARKER = '.pagewright-cache';

/** The project's own folder is for tools to keep things in; what is in it, the programs apart from ours know. */
export const OWN_CACHE = path.join(PROJECT_ROOT, '.cache');

const ADVICE = 'Name another one with --cache.';

/**
 * Takes a folder for a cache, and marks it as one.
 *
 * @param target the output folder
 * @throws CommandProblem when it is not safe: something else is in it, or a build would delete it or must not write there
 */
export async function openCacheFolder(
  folder: string,
  { target, pagesDir }: { target: string; pagesDir: string },
): Promise<void> {
  const place = await realPathOf(path.resolve(folder));
  if (place === (await realPathOf(OWN_CACHE))) return;
  const refuse = (why: string) => new CommandProblem(`The cache folder ${folder} ${why}`);
  if (isInside(place, target)) throw refuse(`is inside the output folder, which a build replaces. ${ADVICE}`);
  const source = await sourceAround(place, await realPathOf(pagesDir));
  if (source) throw refuse(`is inside ${source}, where a build must not write. ${ADVICE}`);
  const present = await stat(place).catch(() => undefined);
  if (present && !present.isDirectory()) throw refuse(`is a file. ${ADVICE}`);
  const names: string[] = await readdir(place).catch(() => []);
  if (names.includes(MARKER)) return;
  if (names.length > 0)
    throw refuse(
      `is not empty and was not made by a build, so it is left alone. Empty it yourself, or name another one with --cache.`,
    );
  await mark(place);
}

/** A cache that the disk refuses is as good as none. */
async function mark(place: string): Promise<void> {
  try {
    await mkdir(place, { recursive: true });
    await writeFile(
      path.join(place, MARKER),
      'Made by pagewright. This folder may be deleted at any time.\n',
    );
  } catch (error) {
    if (!isOsError(error)) throw error;
  }
}
