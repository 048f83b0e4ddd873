import { FOLDERS } from '../../../../content/model/addresses/reserved';
import type { OthersAnswer } from '../../../../content/model/protocols/studio-versions';
import { finishInterruptedChange } from '../../../change-files/finish-interrupted-change';
import { CallProblem } from '../request-checks/call-problem';
import { currentBranch, mainBranch, remoteOf } from './branch';
import { fetchFrom } from './push';
import { expectNoMerge, openRepository, type Repository } from './repository';
import { OTHERS, WHY } from './words';

/** So many of the others' changes are named. */
const MAX_NAMED = 20;

/**
 * Takes over what others have pushed, to the branch that is checked out and to the main branch, where that needs no merge: nothing was
 * committed here since then, and no file that was changed here is touched by it. Otherwise nothing changes.
 */
export async function takeOthers(pagesDir: string): Promise<OthersAnswer> {
  try {
    await finishInterruptedChange(pagesDir);
    const repository = await openRepository(pagesDir);
    await expectNoMerge(repository);
    return await takeOthersIn(repository);
  } catch (error) {
    if (error instanceof CallProblem) return { problem: error.message };
    throw error;
  }
}

async function takeOthersIn(repository: Repository): Promise<OthersAnswer> {
  const remote = await remoteOf(repository);
  if (remote === undefined) throw new CallProblem(OTHERS.noRemote);
  const branch = await currentBranch(repository);
  if (branch === undefined) throw new CallProblem(OTHERS.noBranch);
  const notFetched = await fetchFrom(repository, remote);
  if (notFetched !== undefined) throw new CallProblem(notFetched);
  const main = await mainBranch(repository, remote);
  const before = await commitAt(repository, 'HEAD');
  if ((await forward(repository, `refs/remotes/${remote}/${branch}`)) === 'diverged')
    throw new CallProblem(OTHERS.diverged(branch));
  const isBehindMain = (await forward(repository, `refs/remotes/${remote}/${main}`)) === 'diverged';
  return { ...(await changesBetween(repository, before)), isBehindMain };
}

/**
 * Moves the branch that is checked out forward to a commit, with its files.
 *
 * @returns `diverged` where both have commits that the other has not
 * @throws CallProblem where a file was changed here that would change
 */
async function forward(repository: Repository, ref: string): Promise<'here' | 'diverged'> {
  const { git } = repository;
  const isIn = async (one: string, other: string) =>
    (await git(['merge-base', '--is-ancestor', one, other])).code === 0;
  if ((await commitAt(repository, ref)) === '' || (await isIn(ref, 'HEAD'))) return 'here';
  if (!(await isIn('HEAD', ref))) return 'diverged';
  const theirs = await filesBetween(repository, 'HEAD', ref);
  const both = (await changedHere(repository)).filter((file) => theirs.has(file));
  if (both.length > 0) throw new CallProblem(OTHERS.both(both));
  // Git itself looks again, and changes either everything or nothing.
  const safely = ['--ff-only', '--no-autostash', '--no-overwrite-ignore'];
  const merged = await git(['merge', '--quiet', '--no-stat', ...safely, ref]);
  if (merged.code !== 0) throw new CallProblem(WHY.git(merged.words || merged.out.trim()));
  return 'here';
}

/** What has come since a commit. */
async function changesBetween(repository: Repository, before: string) {
  const { git, prefix } = repository;
  const range = `${before}..HEAD`;
  const named = await git([
    ...['log', '--no-merges', `--max-count=${MAX_NAMED}`, '-z', '--format=%an%x09%s', range, '--'],
  ]);
  const taken = named.out.split('\0').flatMap((entry) => {
    const [author = '', name = ''] = entry.split('\t');
    return entry === '' ? [] : [{ author, name }];
  });
  const files = [...(await filesBetween(repository, before, 'HEAD'))];
  const isPage = (file: string) => file.startsWith(prefix) && /\.json$/.test(file);
  const isPicture = (file: string) => file.startsWith(`${prefix}${FOLDERS.media}/`);
  return { taken, isProgramChanged: files.some((file) => !isPage(file) && !isPicture(file)) };
}

async function filesBetween({ git }: Repository, before: string, after: string): Promise<Set<string>> {
  const { out } = await git(['diff', '--name-only', '--no-renames', '-z', before, after, '--']);
  return new Set(out.split('\0').filter(Boolean));
}

/** All files of the repository that differ from the last commit, also those that Git does not know yet. */
async function changedHere({ git }: Repository): Promise<string[]> {
  const { out } = await git(['status', '--porcelain=v1', '-z', '--no-renames', '--untracked-files=all']);
  return out
    .split('\0')
    .filter(Boolean)
    .map((entry) => entry.slice(3));
}

/** The commit of a name; empty where there is none. */
const commitAt = async ({ git }: Repository, name: string): Promise<string> =>
  (await git(['rev-parse', '--verify', '--quiet', `${name}^{commit}`])).out.trim();
