import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What no file name can begin with, before the time of each commit. */
const MARK = '\u0001';

const DOCUMENTS = '*.json';

/**
 * On which day each document of a folder was last changed: the day of the last commit, in UTC, that changed it. The same
 * commit gives the same days on every machine. What git does not know for sure is left out: documents with changes
 * that are not committed, and in a clone without the whole history all of them.
 *
 * @param dir a folder; of one outside a git repository nothing is known
 * @returns `2026-11-22` by path inside the folder
 */
export async function lastChanges(dir: string): Promise<ReadonlyMap<string, string>> {
  try {
    const [isShallow, prefix = ''] = (
      await git(dir, 'rev-parse', '--is-shallow-repository', '--show-prefix')
    ).split('\n');
    if (isShallow !== 'false') return new Map();
    const [log, changed] = await Promise.all([
      // -c: what a merge itself has changed, which git names from the top of the repository whatever it is asked.
      // showRoot: the first commit, too, whatever the user has set.
      git(
        dir,
        ...['-c', 'log.showRoot=true', '-c', 'log.showSignature=false', '-c', 'diff.relative=false'],
        ...['log', '-z', '-c', '--no-renames', '--no-color', '--name-status', `--format=${MARK}%ct`],
        ...['HEAD', '--', DOCUMENTS],
      ),
      git(
        dir,
        ...['-c', 'diff.relative=false'],
        ...['diff', '-z', '--no-renames', '--no-ext-diff', '--name-only', 'HEAD', '--', DOCUMENTS],
      ),
    ]);
    const days = daysOf(log, new Set(changed.split('\0')));
    return new Map([...days].map(([file, day]) => [file.slice(prefix.length), day]));
  } catch {
    // No git, no repository, no commit, or somebody else's repository.
    return new Map();
  }
}

/** A history of ten thousand documents is some megabytes long. */
const MAX_GIT_OUTPUT = 2 ** 30;

async function git(dir: string, ...args: string[]): Promise<string> {
  const { stdout } = await run('git', ['--no-optional-locks', '-C', dir, ...args], {
    maxBuffer: MAX_GIT_OUTPUT,
  });
  return stdout;
}

/** @param log from the newest commit to the oldest: its time, then the letter and the path of each change */
function daysOf(log: string, changed: ReadonlySet<string>): Map<string, string> {
  const days = new Map<string, string>();
  const seen = new Set(changed);
  const parts = log.split('\0').values();
  let day = '';
  for (const part of parts) {
    if (part.startsWith(MARK)) {
      day = new Date(Number(part.slice(1)) * 1000).toISOString().slice(0, 10);
      continue;
    }
    const file = part.trim() === '' ? undefined : parts.next().value;
    if (file === undefined || seen.has(file)) continue;
    seen.add(file);
    // Of a file that was deleted and is there again, without a commit, the history says nothing.
    if (!part.includes('D')) days.set(file, day);
  }
  return days;
}
