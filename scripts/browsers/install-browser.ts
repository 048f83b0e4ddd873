import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { findBrowser } from './browser';
import { installFromDebian } from '../../src/node/system/debian';

/**
 * Installs a Chromium: Debian's own package where we have the rights, otherwise Playwright's build.
 *
 * @returns the path of its executable, or undefined where neither starts
 */
export async function installBrowser(): Promise<string | undefined> {
  if (await installFromDebian('chromium')) {
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
