import { execFileSync } from 'node:child_process';
import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What a person has set on this machine reaches no repository of a test. */
export const OWN_SETTINGS = {
  HOME: '/nonexistent',
  XDG_CONFIG_HOME: '/nonexistent',
  GIT_CONFIG_NOSYSTEM: '1',
};

/** A repository with a pages folder in it, and one commit on the branch `main`; with an author, if not said otherwise. */
export async function tempRepository(files: Readonly<Record<string, string>>, { pages = 'pages' } = {}) {
  const root = await mkdtemp(path.join(tmpdir(), 'pagewright repository ü-'));
  const top = path.join(root, 'site');
  const pagesDir = path.join(top, pages);
  const gitAt = (dir: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'core.quotepath=false', '-C', dir, ...args], {
      encoding: 'utf8',
      env: { ...process.env, ...OWN_SETTINGS },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const git = (...args: string[]) => gitAt(top, ...args);
  const write = async (file: string, text: string, mode?: number) => {
    await mkdir(path.dirname(path.join(top, file)), { recursive: true });
    await writeFile(path.join(top, file), text, mode === undefined ? {} : { mode });
  };
  await mkdir(pagesDir, { recursive: true });
  git('init', '--quiet', '--initial-branch=main', '--template=');
  // As `git config` writes it: each call of git starts a process.
  await appendFile(path.join(top, '.git/config'), '[user]\n\tname = Ama\n\temail = ama@bakery.example\n');
  for (const [file, text] of Object.entries(files)) await write(file, text);
  git('add', '--all');
  git('commit', '--quiet', '--message=Begin');
  return {
    top,
    pagesDir,
    git,
    gitAt,
    write,
    read: (file: string) => readFile(path.join(top, file), 'utf8'),
    /** A bare repository that `main` was pushed to, as `origin`. */
    addRemote() {
      const remote = path.join(root, 'remote.git');
      gitAt(root, 'init', '--quiet', '--bare', '--initial-branch=main', remote);
      git('remote', 'add', 'origin', remote);
      git('push', '--quiet', '--set-upstream', 'origin', 'main');
      git('remote', 'set-head', 'origin', 'main');
      return remote;
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
