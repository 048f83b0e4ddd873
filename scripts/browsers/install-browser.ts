import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { findBrowser, findShell } from './browser';
import { installFromDebian } from '../../src/node/system/processes/debian';

const SHELL_PACKAGE = 'chromium-headless-shell';

/**
 * Installs a Chromium: Debian's own package where we have the rights, otherwise Playwright's build.
 *
 * @returns the path of its executable, or undefined where neither starts
 */
export async function installBrowser(): Promise<string | undefined> {
  if (await installFromDebian('chromium', SHELL_PACKAGE)) {
    const installed = await findBrowser();
    if (installed) return installed;
  }
  console.log('playwright install chromium');
  const cli = path.join(path.dirname(createRequire(import.meta.url).resolve('playwright')), 'cli.js');
  spawnSync(process.execPath, [cli, 'install', '--no-shell', 'chromium'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return findBrowser();
}

/**
 * Installs the Chromium without windows where Debian has it and it is missing; tests run without it, too. Where
 * PAGEWRIGHT_CHROMIUM names a browser, that one is taken for everything.
 */
export async function installShell(): Promise<void> {
  if (process.env.PAGEWRIGHT_CHROMIUM || (await findShell())) return;
  await installFromDebian(SHELL_PACKAGE);
}
