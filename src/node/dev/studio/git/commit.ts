import type { Author } from '../../../../content/model/protocols/studio-versions';
import { CallProblem } from '../request-checks/call-problem';
import type { ChangedFile, Repository } from './repository';
import { WHY } from './words';

/** Longest message, in characters: programs take no longer argument on every system. */
const MAX_MESSAGE = 20_000;

/**
 * Commits some files as they are on the disk, on the branch that is checked out. What is staged of other files stays staged. Hooks of the
 * repository run as for everybody.
 *
 * @throws CallProblem when a hook or git refuses; then nothing has changed
 */
export async function commitFiles(
  { git, prefix }: Repository,
  files: readonly ChangedFile[],
  { message, author }: { message: string; author: Author | undefined },
): Promise<void> {
  const list = (some: readonly ChangedFile[]) => ({
    input: some.map(({ path }) => `${prefix}${path}\0`).join(''),
  });
  const fromInput = ['--pathspec-from-file=-', '--pathspec-file-nul'];
  const fresh = files.filter(({ isUntracked }) => isUntracked);
  if (fresh.length > 0) await git(['add', '--intent-to-add', ...fromInput], list(fresh));
  const identity = author ? ['-c', `user.name=${author.name}`, '-c', `user.email=${author.email}`] : [];
  const done = await git(
    [
      ...identity,
      ...['commit', '--quiet', '--only', '--cleanup=whitespace', '--no-status'],
      ...['-m', message.slice(0, MAX_MESSAGE), ...fromInput],
    ],
    list(files),
  );
  if (done.code === 0) return;
  if (fresh.length > 0) await git(['reset', '--quiet', ...fromInput], list(fresh));
  if (done.code === undefined) throw new CallProblem(WHY.slowCommit);
  // Git itself begins its words with these; all others are a hook's.
  const isErrorOfGit = /^(?:fatal|error):/m.test(done.words);
  const words = [done.out.trim(), done.words].filter(Boolean).join('\n');
  throw new CallProblem(isErrorOfGit ? WHY.commit(words) : WHY.hook(words));
}
