import type { GitAnswer } from './git';
import type { Repository } from './repository';
import { NOT_FETCHED, NOT_PUSHED } from './words';

/** Milliseconds for the server with the repository. */
const LIMIT = 60_000;
const FETCH_LIMIT = 15_000;

/**
 * Learns what the remote has by now, such as that a branch was merged. Without a connection it stays as it was last known.
 *
 * @returns why it was not possible
 */
export async function fetchFrom(repository: Repository, remote: string): Promise<string | undefined> {
  const { git } = repository;
  const args = ['fetch', '--quiet', '--no-tags', '--no-auto-gc', '--no-recurse-submodules', '--', remote];
  const answer = await git(args, { env: await withoutQuestions(repository), limit: FETCH_LIMIT });
  return answer.code === 0 ? undefined : reasonOf(answer, NOT_FETCHED);
}

/**
 * Sends a branch to the remote, never over what somebody else has sent, and without any question.
 *
 * @returns why it was not possible
 */
export async function push(
  repository: Repository,
  remote: string,
  branch: string,
): Promise<string | undefined> {
  const { git } = repository;
  const ref = `refs/heads/${branch}:refs/heads/${branch}`;
  const env = await withoutQuestions(repository);
  const answer = await git(['push', '--porcelain', '--set-upstream', '--', remote, ref], {
    env,
    limit: LIMIT,
  });
  if (answer.code === 0) return undefined;
  const isBehind = /\((?:fetch first|non-fast-forward|stale info)\)/.test(`${answer.out}\n${answer.words}`);
  return isBehind ? NOT_PUSHED.behind(branch) : reasonOf(answer, NOT_PUSHED);
}

/** Neither git nor ssh asks for a password that nobody could type. */
async function withoutQuestions({ git }: Repository): Promise<NodeJS.ProcessEnv> {
  const ssh = (await git(['config', '--get', 'core.sshCommand'])).out.trim() || 'ssh';
  return { GIT_SSH_COMMAND: `${ssh} -o BatchMode=yes -o ConnectTimeout=20` };
}

function reasonOf({ code, out, words }: GitAnswer, why: typeof NOT_FETCHED | typeof NOT_PUSHED): string {
  const all = `${out}\n${words}`;
  if (code === undefined) return why.slow;
  if (
    /could not resolve host|connection refused|network is unreachable|timed out|failed to connect/i.test(all)
  )
    return why.offline;
  if (
    /could not read (?:username|password)|authentication failed|permission denied|host key verification|terminal prompts disabled/i.test(
      all,
    )
  )
    return why.rights;
  return why.refused(words || out.trim());
}
