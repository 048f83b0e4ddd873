import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PROJECT_ROOT } from '../../src/node/project';

const TSX = path.join(PROJECT_ROOT, 'node_modules/tsx/dist/cli.mjs');
let cwd = '';

beforeAll(async () => {
  cwd = await mkdtemp(path.join(tmpdir(), 'pagewright-'));
  for (const folder of ['pages', 'broken']) {
    await cp(path.join(PROJECT_ROOT, 'tests/invalid/_base'), path.join(cwd, folder), { recursive: true });
    await cp(
      path.join(PROJECT_ROOT, 'tests/invalid/_base/index.json'),
      path.join(cwd, folder, 'media/soles.webp'),
    );
  }
  await writeFile(path.join(cwd, 'broken/heels.json'), '{ "title": "Heels" ');
});
afterAll(() => rm(cwd, { recursive: true }));

interface Run {
  exit: number;
  stdout: string;
  stderr: string;
}

function validate(...args: string[]): Promise<Run> {
  return new Promise((resolve) => {
    const command = [TSX, path.join(PROJECT_ROOT, 'scripts/validate.ts'), ...args];
    execFile(
      process.execPath,
      command,
      { cwd, env: { ...process.env, FORCE_COLOR: '1' } },
      (error, stdout, stderr) => {
        resolve({ exit: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
      },
    );
  });
}

/** What a shell does when the output goes elsewhere than to a terminal. */
function validateInto(target: string): Promise<Run> {
  const script = `set -o pipefail; "$0" "$1" "$2" --pages broken ${target}`;
  const command = ['-c', script, process.execPath, TSX, path.join(PROJECT_ROOT, 'scripts/validate.ts')];
  return new Promise((resolve) => {
    execFile('bash', command, { cwd }, (error, stdout, stderr) => {
      resolve({ exit: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
    });
  });
}

describe.concurrent('npm run validate', () => {
  test('ends with 0 when there is no error', async () => {
    expect(await validate()).toEqual({ exit: 0, stdout: 'No errors in 4 documents\n', stderr: '' });
  });

  test('ends with 1 when there is one, and shows it without colours when nobody looks on', async () => {
    const { exit, stdout, stderr } = await validate('--pages', 'broken');
    expect([exit, stderr]).toEqual([1, '']);
    expect(stdout).toContain('broken/heels.json:1:1  error  not-json\n\n  1 │ { "title": "Heels"\n    │ ^\n');
    expect(stdout).toMatch(/\n1 error in 1 of 5 documents\n$/);
  });

  test('checks only the files and folders that are named', async () => {
    expect(await validate('--pages', 'broken', 'broken/services')).toMatchObject({
      exit: 0,
      stdout: 'No errors in 1 document\n',
    });
    expect(await validate('--pages', 'broken', 'broken/heels.json', 'broken/index.json')).toMatchObject({
      exit: 1,
    });
  });

  test('prints nothing but JSON with --format json', async () => {
    const { exit, stdout, stderr } = await validate('--pages', 'broken', '--format', 'json');
    expect([exit, stderr, JSON.parse(stdout).summary]).toEqual([
      1,
      '',
      { documents: 5, errors: 1, warnings: 0 },
    ]);
  });

  test('prints nothing but annotations with --format github', async () => {
    const { exit, stdout } = await validate('--pages', 'broken', '--format', 'github');
    expect(exit).toBe(1);
    expect(stdout).toMatch(/^::error file=broken\/heels\.json,line=1,col=1,title=not-json::[^\n]+\n$/);
  });

  test.each([
    ['an unknown option', ['--page', 'x']],
    ['an option without its value', ['--pages']],
    ['an unknown format', ['--format', 'xml']],
    ['no such folder', ['--pages', 'none']],
    ['a file in the place of the folder', ['--pages', 'pages/index.json']],
    ['no such file', ['pages/none.json']],
    ['a path outside the pages folder', ['broken/index.json']],
    ['a file that is no document', ['pages/media/soles.webp']],
  ])('ends with 2 and one sentence: %s', async (_, args) => {
    const { exit, stdout, stderr } = await validate(...args);
    expect([exit, stdout]).toEqual([2, '']);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).not.toMatch(/\bat .*:\d+|Error:|undefined/);
  });

  // macOS and Windows have no disk that is always full.
  test.skipIf(!existsSync('/dev/full')).each([
    ['nobody reads', '| true', 1, ''],
    ['the disk is full', '> /dev/full', 2, 'The output cannot be written: the disk is full.\n'],
  ])('ends without a stack trace when %s', async (_, target, exit, stderr) => {
    expect(await validateInto(target)).toMatchObject({ exit, stderr });
  });

  test('tells how it is used', async () => {
    expect(await validate('--help')).toMatchObject({
      exit: 0,
      stderr: '',
      stdout: expect.stringContaining('--pages DIR'),
    });
  });
}, 30_000);
