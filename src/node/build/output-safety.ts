import { readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { PROJECT_ROOT } from '../project';
import { CommandProblem } from '../command-problem';

/** A file in every output folder: only a folder that has it is ever replaced. */
export const MARKER = '.pagewright-build';

const ADVICE = 'Name another one with --out.';

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
 * @throws CommandProblem when it is not safe: sources would be lost, or the folder is someone else's
 */
export async function checkOutput(out: string, pagesDir: string): Promise<string> {
  const target = await realPlace(path.resolve(out));
  const pages = await realPlace(pagesDir);
  const root = await realPlace(PROJECT_ROOT);
  for (const kept of [pages, root, await realPlace(process.cwd())]) {
    if (!isInside(kept, target)) continue;
    throw new CommandProblem(`The output folder ${out} holds ${kept}, which a build would delete. ${ADVICE}`);
  }
  const sources = await Promise.all(SOURCES.map((name) => realPlace(path.join(root, name))));
  for (const kept of [pages, ...sources]) {
    if (!isInside(target, kept)) continue;
    throw new CommandProblem(
      `The output folder ${out} is inside ${kept}, where a build must not write. ${ADVICE}`,
    );
  }
  await checkOwner(out, target);
  return target;
}

async function checkOwner(out: string, target: string) {
  const present = await stat(target).catch(() => undefined);
  if (!present) return;
  if (!present.isDirectory()) throw new CommandProblem(`The output folder ${out} is a file. ${ADVICE}`);
  const names = await readdir(target);
  if (names.length === 0 || names.includes(MARKER)) return;
  throw new CommandProblem(
    `The output folder ${out} is not empty and was not made by a build, so it is left alone. ` +
      'Empty it yourself, or name another one with --out.',
  );
}

/** A path with every link in it followed, also when its end does not exist yet. */
async function realPlace(place: string): Promise<string> {
  try {
    return await realpath(place);
  } catch {
    const parent = path.dirname(place);
    return parent === place ? place : path.join(await realPlace(parent), path.basename(place));
  }
}

function isInside(inner: string, outer: string): boolean {
  const way = path.relative(outer, inner);
  return way === '' || !(way === '..' || way.startsWith(`..${path.sep}`) || path.isAbsolute(way));
}
