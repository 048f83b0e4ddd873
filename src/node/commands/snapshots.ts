import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { glob } from 'tinyglobby';
import type { Snapshot } from '../../content/edit/changes/compare-sites';
import { finishInterruptedChange } from '../change-files/finish-interrupted-change';
import { CommandProblem } from '../system/command-problem';
import { mapLimited } from '../system/async/map-limited';
import { codeOf } from '../system/os-errors';
import { sha256 } from '../system/sha256';
import { MEDIA } from '../assets/pictures/lookup';

const run = promisify(execFile);

/** Limit for the output of `git`; a file of a pages folder has at most 10 MB. */
const MAX_OUTPUT_BYTES = 64_000_000;

/** The pages folder as it is on disk. */
export async function snapshotOfFolder(pagesDir: string): Promise<Snapshot> {
  await finishInterruptedChange(pagesDir);
  const names = await glob(['**/*.json', `${MEDIA}/**/*`], { cwd: pagesDir });
  return snapshotOf(names, (name) => readFile(path.join(pagesDir, name)));
}

/**
 * The pages folder as it was at a commit.
 *
 * @param base a branch, tag or commit
 * @throws CommandProblem when there is no such commit, folder or Git, or the folder is not in a Git repository
 */
export async function snapshotOfCommit(pagesDir: string, base: string): Promise<Snapshot> {
  const git = async (...args: string[]) => {
    const { stdout } = await run('git', args, {
      cwd: pagesDir,
      maxBuffer: MAX_OUTPUT_BYTES,
      encoding: 'buffer',
      env: { ...process.env, LC_ALL: 'C' },
    });
    return stdout;
  };
  if (!existsSync(pagesDir))
    throw new CommandProblem(`The pages folder ${pagesDir} cannot be read: it does not exist.`);
  const commit = await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${base}^{commit}`).catch(
    (error: unknown) => {
      throw new CommandProblem(whyNot(error, base, pagesDir));
    },
  );
  const id = String(commit).trim();
  const listed = String(await git('ls-tree', '-r', '-z', '--name-only', id, '.'));
  const names = listed.split('\0').filter((name) => name !== '' && !HIDDEN.test(name));
  return snapshotOf(names, (name) => git('show', `${id}:./${name}`));
}

function whyNot(error: unknown, base: string, pagesDir: string): string {
  if (codeOf(error) === 'ENOENT') return 'Git is not installed here. Install it from https://git-scm.com.';
  const words = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
  if (words.includes('not a git repository')) return `The folder ${pagesDir} is not in a Git repository.`;
  const said = words.trim() && ` Git said: ${words.trim()}`;
  return `There is no commit called ${base} here. Write a branch, a tag or a commit, for example main.${said}`;
}

/** A file such as `media/.gitkeep`, which is none of the site's and not listed on the disk either. */
const HIDDEN = /(?:^|\/)\./;

async function snapshotOf(
  names: readonly string[],
  read: (name: string) => Promise<Buffer>,
): Promise<Snapshot> {
  const documents = new Map<string, string>();
  const pictures = new Map<string, string>();
  await mapLimited(names, async (name) => {
    if (name.startsWith(`${MEDIA}/`)) pictures.set(name, sha256(await read(name)));
    else if (name.endsWith('.json')) documents.set(name, String(await read(name)));
  });
  return { documents, pictures };
}
