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

/** What git, ssh and the hosts say; one that refuses what it was sent may say anything in its own words, so that comes first. */
const SIGNS = {
  refused: /\[(?:remote )?rejected\]/,
  rights:
    /could not read (?:username|password)|authentication failed|permission denied|host key verification|terminal prompts disabled|returned error: 40[13]/i,
  notFound:
    /does not appear to be a git repository|repository [^\n]{0,500}not found|returned error: 404|project you were looking for could not be found/i,
  unreachable:
    /could not resolve host|connection (?:refused|reset|closed|timed out)|network is unreachable|no route to host|timed out|failed to connect|unable to access|could not read from remote repository/i,
} as const;

function reasonOf({ code, out, words }: GitAnswer, why: typeof NOT_FETCHED | typeof NOT_PUSHED): string {
  if (code === undefined) return why.slow;
  const all = `${out}\n${words}`;
  const said = words || out.trim();
  if (SIGNS.refused.test(all)) return why.refused(said);
  if (SIGNS.rights.test(all)) return why.rights;
  if (SIGNS.notFound.test(all)) return why.notFound(said);
  return SIGNS.unreachable.test(all) ? why.unreachable(said) : why.refused(said);
}
