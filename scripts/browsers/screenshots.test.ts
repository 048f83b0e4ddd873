import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from '../../src/node/project';
import { until } from '../../tests/support/runner/until';
import { screenshotName, takeScreenshots } from './screenshots';

/** Servers that this process still has. */
const servers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'TCPServerWrap').length;

test('where the browser does not start, no server goes on that would keep the command from its end', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'screenshots-'));
  await writeFile(path.join(dir, 'index.html'), '');
  const before = servers();
  const browserPath = path.join(dir, 'no-browser');
  const taken = takeScreenshots({ dir, outDir: path.join(dir, 'out'), routes: ['/'], browserPath });
  await expect(taken).rejects.toThrow('no-browser');
  await until(() => expect(servers()).toBe(before));
  await rm(dir, { recursive: true });
});

test('routes that differ have pictures of different names', () => {
  const routes = ['/', '/home', '/a-b', '/a/b', '/services/repairs'];
  expect(routes.map((route) => screenshotName(route, 390))).toEqual([
    'index-390.png',
    'home-390.png',
    'a-b-390.png',
    'a--b-390.png',
    'services--repairs-390.png',
  ]);
});

test('a site that has none of the pages, as the one before a new page, is no error', {
  tags: ['rest'],
}, async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'screenshots-'));
  await writeFile(path.join(dir, 'index.html'), '');
  const command = ['scripts/run-ts.mjs', 'scripts/screenshots.ts', '/new', '--dir', dir, '--out', dir];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, command, { cwd: PROJECT_ROOT });
  expect(stdout).toBe('');
  expect(stderr).toBe(`Left out: The site in ${dir} has no page at /new.\n`);
  await rm(dir, { recursive: true });
});
