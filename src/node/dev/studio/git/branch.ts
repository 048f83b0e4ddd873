import { suggestSegment } from '../../../../content/model/addresses/route';
import type { Repository } from './repository';

/** Names of branches that a site is published from, where the remote does not say which it is. */
const MAIN_NAMES = ['main', 'master', 'trunk'];
const MAX_LENGTH = 60;

/** The branch that is checked out; undefined on none (a detached head). */
export async function currentBranch({ git }: Repository): Promise<string | undefined> {
  const { code, out } = await git(['symbolic-ref', '--quiet', '--short', 'HEAD']);
  return code === 0 ? out.trim() : undefined;
}

/** The remote that changes are pushed to; undefined where there is none. */
export async function remoteOf({ git }: Repository): Promise<string | undefined> {
  const names = (await git(['remote'])).out.split('\n').filter(Boolean);
  const wanted = (await git(['config', '--get', 'remote.pushDefault'])).out.trim();
  return [wanted, 'origin', names[0]].find((name) => name !== undefined && names.includes(name));
}

/** The branch that the site is published from, as far as is known. */
export async function mainBranch({ git }: Repository, remote: string | undefined): Promise<string> {
  if (remote !== undefined) {
    const { code, out } = await git(['symbolic-ref', '--quiet', '--short', `refs/remotes/${remote}/HEAD`]);
    if (code === 0) return out.trim().slice(remote.length + 1);
  }
  for (const name of MAIN_NAMES) if (await hasRef({ git }, `refs/heads/${name}`)) return name;
  return 'main';
}

/** The branch that the next change goes onto; undefined where it gets a new one: on the main branch, on none, and on one that was merged. */
export async function branchBeingUsed(repository: Repository): Promise<string | undefined> {
  const [branch, remote] = [await currentBranch(repository), await remoteOf(repository)];
  const main = await mainBranch(repository, remote);
  if (branch === undefined || branch === main || MAIN_NAMES.includes(branch)) return undefined;
  return (await wasMerged(repository, { branch, remote, main })) ? undefined : branch;
}

/** The setting of the repository that notes the commit before the first one that is to be sent. */
const unsentSince = (branch: string) => `branch.${branch}.unsentSince`;

/** Notes that what comes after a commit was handed over on a branch, and is to be sent, with what waits already. */
export async function noteUnsent({ git }: Repository, branch: string, since: string): Promise<void> {
  const { code } = await git(['config', '--get', unsentSince(branch)]);
  if (code !== 0) await git(['config', '--local', unsentSince(branch), since]);
}

/** Notes that everything of a branch was sent. */
export async function noteSent({ git }: Repository, branch: string): Promise<void> {
  await git(['config', '--local', '--unset-all', unsentSince(branch)]);
}

/**
 * The names of what was handed over on the branch that is checked out, and that the remote does not have; the newest first. What others
 * have committed there is theirs to push.
 */
export async function unsentOn({ git }: Repository, branch: string, remote: string): Promise<string[]> {
  const { code, out } = await git(['config', '--get', unsentSince(branch)]);
  if (code !== 0) return [];
  const range = [`${out.trim()}..HEAD`, '--not', `--remotes=${remote}`];
  const named = await git(['log', '-z', '--format=%s', ...range, '--']);
  return named.code === 0 ? named.out.split('\0').slice(0, -1) : [];
}

/** Whether everything of a branch that was handed over is in the main branch of the remote, as it was last fetched. */
async function wasMerged(
  { git }: Repository,
  { branch, remote, main }: { branch: string; remote: string | undefined; main: string },
): Promise<boolean> {
  const { out } = await git(['config', '--get', `branch.${branch}.merge`]);
  if (remote === undefined || out.trim() !== `refs/heads/${branch}`) return false;
  return (await git(['merge-base', '--is-ancestor', 'HEAD', `refs/remotes/${remote}/${main}`])).code === 0;
}

/**
 * A name for a new branch, from the name of the change: `New prices!` becomes `new-prices`, and `new-prices-2` where that is taken.
 * A name without Latin letters gives the day.
 */
export async function newBranchName(
  repository: Repository,
  { name, remote, day }: { name: string; remote: string | undefined; day: string },
): Promise<string> {
  const words = suggestSegment(name).slice(0, MAX_LENGTH).replace(/-+$/, '');
  const stem = words === '' || MAIN_NAMES.includes(words) || words === 'head' ? `changes-${day}` : words;
  for (let number = 1; ; number++) {
    const branch = number === 1 ? stem : `${stem}-${number}`;
    const refs = [
      `refs/heads/${branch}`,
      ...(remote === undefined ? [] : [`refs/remotes/${remote}/${branch}`]),
    ];
    // A folder of branches with this name is in the way, too.
    const taken = await repository.git([
      'for-each-ref',
      '--count=1',
      ...refs,
      ...refs.map((ref) => `${ref}/`),
    ]);
    if (taken.out === '') return branch;
  }
}

async function hasRef({ git }: Pick<Repository, 'git'>, ref: string): Promise<boolean> {
  return (await git(['show-ref', '--verify', '--quiet', ref])).code === 0;
}
