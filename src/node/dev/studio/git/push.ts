import type { GitAnswer } from './git';
import type { Repository } from './repository';
import { NOT_PUSHED } from './words';

/** Milliseconds for the server with the repository. */
const LIMIT = 60_000;

/**
 * Sends a branch to the remote, never over what somebody else has sent, and without any question.
 *
 * @returns why it was not possible
 */
export async function push(
  { git }: Repository,
  remote: string,
  branch: string,
  limit = LIMIT,
): Promise<string | undefined> {
  const ref = `refs/heads/${branch}:refs/heads/${branch}`;
  const ssh = (await git(['config', '--get', 'core.sshCommand'])).out.trim() || 'ssh';
  const env = { GIT_SSH_COMMAND: `${ssh} -o BatchMode=yes -o ConnectTimeout=20` };
  const answer = await git(['push', '--porcelain', '--set-upstream', '--', remote, ref], { env, limit });
  return answer.code === 0 ? undefined : reasonOf(answer, branch);
}

function reasonOf({ code, out, words }: GitAnswer, branch: string): string {
  const all = `${out}\n${words}`;
  if (code === undefined) return NOT_PUSHED.slow;
  if (/\((?:fetch first|non-fast-forward|stale info)\)/.test(all)) return NOT_PUSHED.behind(branch);
  if (
    /could not resolve host|connection refused|network is unreachable|timed out|failed to connect/i.test(all)
  )
    return NOT_PUSHED.offline;
  if (
    /could not read (?:username|password)|authentication failed|permission denied|host key verification|terminal prompts disabled/i.test(
      all,
    )
  )
    return NOT_PUSHED.rights;
  return NOT_PUSHED.refused(words || out.trim());
}
