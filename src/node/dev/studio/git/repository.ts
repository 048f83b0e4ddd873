import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { MEDIA } from '../../../assets/pictures/lookup';
import { CallProblem } from '../request-checks/call-problem';
import { type Git, gitIn, NoGit } from './git';
import { WHY } from './words';

/** The repository that a pages folder is in. */
export interface Repository {
  /** In the topmost folder. */
  git: Git;
  /** From there to the pages folder, with a slash at the end; empty where both are one. */
  prefix: string;
  top: string;
}

/** A file of the pages folder that differs from the last commit. */
export interface ChangedFile {
  /** Inside the pages folder. */
  path: string;
  /** Git does not know it yet. */
  isUntracked: boolean;
}

/** There is no repository to hand over to; the message is for the person. */
export class NoRepository extends CallProblem {}

/** @throws NoRepository without git, outside of a repository, and in one without a commit */
export async function openRepository(pagesDir: string): Promise<Repository> {
  const here = gitIn(await realpath(pagesDir));
  const found = await here(['rev-parse', '--show-toplevel', '--show-prefix']).catch((error: unknown) => {
    throw error instanceof NoGit ? new NoRepository(WHY.noGit) : error;
  });
  if (found.code !== 0)
    throw /not a git repository|must be run in a work tree/i.test(found.words)
      ? new NoRepository(WHY.noRepository)
      : new CallProblem(WHY.git(found.words));
  const [top = '', prefix = ''] = found.out.split('\n');
  const git = gitIn(top);
  if ((await git(['rev-parse', '--verify', '--quiet', 'HEAD^{commit}'])).code !== 0)
    throw new NoRepository(WHY.noCommit);
  return { git, prefix, top };
}

/** @throws CallProblem while a merge or another change of history is not finished */
export async function expectNoMerge({ git, top }: Repository): Promise<void> {
  const marks = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge', 'rebase-apply'];
  const { out } = await git(['rev-parse', ...marks.flatMap((mark) => ['--git-path', mark])]);
  if (out.split('\n').some((file) => file !== '' && existsSync(path.resolve(top, file))))
    throw new CallProblem(WHY.busy);
}

/**
 * The documents and pictures that differ from the last commit; nothing else of the pages folder, and nothing outside of it.
 *
 * @throws CallProblem where one of them has two versions that are not merged
 */
export async function changedFiles({ git, prefix }: Repository): Promise<ChangedFile[]> {
  const { out, code, words } = await git([
    ...['status', '--porcelain=v1', '-z', '--no-renames', '--untracked-files=all'],
    ...['--', prefix === '' ? '.' : prefix],
  ]);
  if (code !== 0) throw new CallProblem(WHY.git(words));
  const files = new Map<string, ChangedFile>();
  for (const entry of out.split('\0')) {
    const [state, path] = [entry.slice(0, 2), entry.slice(3 + prefix.length)];
    if (!isOfSite(path)) continue;
    if (/U|AA|DD/.test(state)) throw new CallProblem(WHY.twoVersions(path));
    files.set(path, { path, isUntracked: state === '??' && !files.has(path) });
  }
  return [...files.values()];
}

/** Hidden files are none of the site's. */
const isOfSite = (path: string) =>
  (path.startsWith(`${MEDIA}/`) || path.endsWith('.json')) && !/(?:^|\/)\./.test(path);

/** Whether a file of the pages folder was there at the last commit. */
export async function isAtHead({ git, prefix }: Repository, path: string): Promise<boolean> {
  return (await git(['cat-file', '-e', `HEAD:${prefix}${path}`])).code === 0;
}

/** Such a file as it was; undefined where there was none. */
export async function textAtHead({ git, prefix }: Repository, path: string): Promise<string | undefined> {
  const { code, out } = await git(['cat-file', 'blob', `HEAD:${prefix}${path}`]);
  return code === 0 ? out : undefined;
}
