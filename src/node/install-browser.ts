import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { findBrowser } from './browser';

/**
 * Installs a Chromium: Debian's own package where we may, else the build that Playwright offers.
 *
 * @returns the path of its executable, or undefined where neither way led to one that starts
 */
export async function installBrowser(): Promise<string | undefined> {
  if (await isDebianRoot()) {
    run('apt-get', ['update']);
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
    const installed = await findBrowser();
    if (installed) return installed;
  }
  const cli = path.join(path.dirname(createRequire(import.meta.url).resolve('playwright')), 'cli.js');
  run(process.execPath, [cli, 'install', '--no-shell', 'chromium']);
  return findBrowser();
}

/** Ubuntu's package of that name is a snap, which containers cannot run. */
async function isDebianRoot(): Promise<boolean> {
  if (process.getuid?.() !== 0) return false;
  const release = await readFile('/etc/os-release', 'utf8').catch(() => '');
  return /^ID=debian$/m.test(release);
}

function run(command: string, args: string[]): void {
  console.log(`${path.basename(command)} ${args.map((arg) => path.basename(arg)).join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env });
}
