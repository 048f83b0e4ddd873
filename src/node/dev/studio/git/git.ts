import { spawn } from 'node:child_process';
import { withoutSecrets } from './remote-address';

/** What git has said. */
export interface GitAnswer {
  /** Undefined where it was ended because it took too long. */
  code: number | undefined;
  out: string;
  /** What it wrote for people, without secrets. */
  words: string;
}

interface GitOptions {
  input?: string;
  /** Milliseconds after which it is ended. */
  limit?: number;
  env?: NodeJS.ProcessEnv;
}

/** Runs git with a list of arguments. */
export type Git = (args: readonly string[], options?: GitOptions) => Promise<GitAnswer>;

/** There is no git on this machine. */
export class NoGit extends Error {}

/** Milliseconds: a commit may have hooks that run tests. */
const LIMIT = 120_000;

/** Milliseconds to read what git has written last. A program that it has left running may keep its output open for ever. */
const OUTPUT_LIMIT = 1_000;

/**
 * Git in a folder: without a shell, without what the studio's own process was told about a repository (`GIT_DIR`), and
 * without any question that nobody could answer. Paths are taken as they are written.
 */
export function gitIn(dir: string): Git {
  return (args, { input = '', limit = LIMIT, env = {} } = {}) =>
    new Promise((resolve, reject) => {
      const all = ['-c', 'core.quotepath=false', '--literal-pathspecs', '--no-optional-locks', ...args];
      // In a group of its own, so that what git has started (ssh, hooks) is ended with it.
      const isGroup = process.platform !== 'win32';
      const child = spawn('git', all, { cwd: dir, env: { ...quietEnv(), ...env }, detached: isGroup });
      const [out, words]: [Buffer[], Buffer[]] = [[], []];
      let isLate = false;
      const late = setTimeout(() => {
        isLate = true;
        if (isGroup && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
        else child.kill();
      }, limit);
      let rest: NodeJS.Timeout | undefined;
      child.on('exit', () => {
        clearTimeout(late);
        rest = setTimeout(() => {
          child.stdout.destroy();
          child.stderr.destroy();
        }, OUTPUT_LIMIT);
      });
      child.stdout.on('data', (chunk) => out.push(chunk));
      child.stderr.on('data', (chunk) => words.push(chunk));
      child.stdin.on('error', () => {}).end(input);
      child.on('error', (error) => {
        clearTimeout(late);
        reject('code' in error && error.code === 'ENOENT' ? new NoGit() : error);
      });
      child.on('close', (code) => {
        clearTimeout(rest);
        resolve({
          code: isLate ? undefined : (code ?? 1),
          out: Buffer.concat(out).toString('utf8'),
          words: withoutSecrets(Buffer.concat(words).toString('utf8').trim()),
        });
      });
    });
}

/** Git's own words in English, so that they can be compared; those of hooks in the letters of the person's language. */
function quietEnv(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !name.startsWith('GIT_') && name !== 'LC_ALL' && name !== 'LANGUAGE',
  );
  const letters = process.env.LC_ALL ?? process.env.LC_CTYPE;
  return {
    ...Object.fromEntries(kept),
    ...(letters !== undefined && { LC_CTYPE: letters }),
    LC_MESSAGES: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GIT_ASKPASS: '',
    SSH_ASKPASS_REQUIRE: 'never',
    GIT_EDITOR: 'true',
  };
}
