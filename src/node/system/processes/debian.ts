import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';

/**
 * Installs packages of Debian, where this is Debian and we have the rights. Ubuntu's packages of the same name are sometimes snaps,
 * which containers cannot run.
 *
 * @returns whether it was tried; the caller finds out about success by looking for the program
 */
export async function installFromDebian(...packages: string[]): Promise<boolean> {
  if (process.getuid?.() !== 0) return false;
  const release = await readFile('/etc/os-release', 'utf8').catch(() => '');
  if (!/^ID=debian$/m.test(release)) return false;
  aptGet('update');
  aptGet('install', '-y', '--no-install-recommends', ...packages);
  return true;
}

function aptGet(...args: string[]): void {
  console.log(`apt-get ${args.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'], env });
}
