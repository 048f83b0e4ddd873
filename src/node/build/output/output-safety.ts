import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { PROJECT_ROOT } from '../../project';
import { CommandProblem } from '../../system/command-problem';
import { expectListable } from '../../system/paths/expect-listable';
import { foreignFilesIn } from './own-files';
import { isInside } from '../../system/paths/is-inside';
import { realPathOf } from '../../system/paths/real-path';

/** A file in every output folder: only a folder that has it is ever replaced. */
export const MARKER = '.pagewright-build';

const ADVICE = 'Name another one with --out.';

/** So many strange files are named; of the others only the number is told. */
const MAX_FILES_NAMED = 5;

/** Folders of the engine that are never written to. */
const SOURCES = [
  'src',
  'scripts',
  'schema',
  'pages',
  'tests',
  'docs',
  'node_modules',
  '.git',
  '.github',
  '.vscode',
];

/**
 * Says whether a folder may be replaced by a build, without touching it.
 *
 * @returns the folder's real place
 * @throws CommandProblem when it is not safe: sources would be lost, or the folder or something in it is someone else's
 */
export async function checkOutput(out: string, pagesDir: string): Promise<string> {
  const target = await realPathOf(path.resolve(out));
  expectListable(target, out);
  const pages = await realPathOf(pagesDir);
  const root = await realPathOf(PROJECT_ROOT);
  for (const kept of [pages, root, await realPathOf(process.cwd())]) {
    if (!isInside(kept, target)) continue;
    throw new CommandProblem(`The output folder ${out} holds ${kept}, which a build would delete. ${ADVICE}`);
  }
  const source = await sourceAround(target, pages);
  if (source)
    throw new CommandProblem(
      `The output folder ${out} is inside ${source}, where a build must not write. ${ADVICE}`,
    );
  await expectOwnFolder(out, target);
  return target;
}

/**
 * Nothing of anybody else's may be in an output folder that is about to be replaced.
 *
 * @param out the folder as the user knows it
 * @param target its real place, which may not exist yet
 * @throws CommandProblem naming what is there
 */
export function checkForeignFiles(out: string, target: string): void {
  const found = foreignFilesIn(target);
  if (found.length === 0) return;
  const more = found.length - MAX_FILES_NAMED;
  const names = [...found.slice(0, MAX_FILES_NAMED), ...(more > 0 ? [`${more} more`] : [])];
  throw new CommandProblem(
    `The output folder ${out} holds what no build has put there: ${names.join(', ')}. A build replaces the whole folder ` +
      'and would delete it. Move it elsewhere, or delete it; then build again. A picture for the site belongs into the ' +
      'media folder beside the pages.',
  );
}

/** The folder of sources that a place is in, where nothing may be written. */
export async function sourceAround(place: string, pages: string): Promise<string | undefined> {
  const root = await realPathOf(PROJECT_ROOT);
  const sources = await Promise.all(SOURCES.map((name) => realPathOf(path.join(root, name))));
  return [pages, ...sources].find((source) => isInside(place, source));
}

async function expectOwnFolder(out: string, target: string) {
  const present = await stat(target).catch(() => undefined);
  if (!present) return;
  if (!present.isDirectory()) throw new CommandProblem(`The output folder ${out} is a file. ${ADVICE}`);
  const names = await readdir(target);
  if (names.includes(MARKER)) return checkForeignFiles(out, target);
  if (names.length === 0) return;
  throw new CommandProblem(
    `The output folder ${out} is not empty and was not made by a build, so it is left alone. ` +
      'Empty it yourself, or name another one with --out.',
  );
}
