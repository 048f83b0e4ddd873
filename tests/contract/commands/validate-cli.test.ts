import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PROJECT_ROOT } from '../../../src/node/project';

const RUN_TS = path.join(PROJECT_ROOT, 'scripts/run-ts.mjs');
const SCRIPT = path.join(PROJECT_ROOT, 'scripts/validate.ts');
let cwd = '';

beforeAll(async () => {
  cwd = await mkdtemp(path.join(tmpdir(), 'pagewright-'));
  for (const folder of ['pages', 'broken', 'wrong', 'watched', 'waiting']) {
    await cp(path.join(PROJECT_ROOT, 'tests/invalid/_base'), path.join(cwd, folder), { recursive: true });
    await mkdir(path.join(cwd, folder, 'media'), { recursive: true });
    for (const picture of ['soles', 'workshop']) {
      const background = { width: 320, height: 240, channels: 3, background: 'white' } as const;
      await sharp({ create: background })
        .webp()
        .toFile(path.join(cwd, folder, `media/${picture}.webp`));
    }
  }
  const site = path.join(cwd, 'waiting/_site.json');
  const text = await readFile(site, 'utf8');
  await writeFile(site, text.replace('"sections":', '"placeholders": ["phone"], "sections":'));
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
    const command = [RUN_TS, SCRIPT, ...args];
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
function validateInto(target: string, option: string): Promise<Run> {
  const script = `set -o pipefail; "$0" "$1" "$2" --pages broken ${option} ${target}`;
  const command = ['-c', script, process.execPath, RUN_TS, SCRIPT];
  return new Promise((resolve) => {
    execFile('bash', command, { cwd }, (error, stdout, stderr) => {
      resolve({ exit: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
    });
  });
}

/** Waits until a command has printed something more that holds a text. */
function reader({ stdout }: ChildProcess): (text: string) => Promise<void> {
  let unread = '';
  let look = () => {};
  stdout?.on('data', (data) => {
    unread += data;
    look();
  });
  return (text) =>
    new Promise((resolve) => {
      look = () => {
        const index = unread.indexOf(text);
        if (index < 0) return;
        unread = unread.slice(index + text.length);
        look = () => {};
        resolve();
      };
      look();
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
    expect(stdout).toMatch(
      /\n1 error in 1 of 5 documents\nMore about this message: docs\/messages\.md#not-json\n$/,
    );
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
    expect(stdout).toMatch(
      /^::error file=broken\/heels\.json,line=1,col=1,title=not-json::[^\n]+%0AMore: file:[^\n]+docs\/messages\.md#not-json\n$/,
    );
  });

  test('prints nothing but a report with --format sarif or junit', { tags: ['rest'] }, async () => {
    const sarif = await validate('--pages', 'broken', '--format', 'sarif');
    expect([sarif.exit, sarif.stderr, JSON.parse(sarif.stdout).runs[0].results.length]).toEqual([1, '', 1]);
    const junit = await validate('--pages', 'broken', '--format', 'junit', 'broken/services');
    expect(junit).toMatchObject({ exit: 0, stderr: '', stdout: expect.stringContaining('tests="1"') });
  });

  test('ends with 1 with --launch where something is to be supplied, and lists that at the end', {
    tags: ['rest'],
  }, async () => {
    const now = await validate('--pages', 'waiting');
    expect([now.exit, now.stdout.includes('To supply')]).toEqual([0, false]);
    const { exit, stdout } = await validate('--pages', 'waiting', '--launch');
    expect(exit).toBe(1);
    expect(stdout).toMatch(
      /\n\nTo supply before the site goes live:\n {2}waiting\/_site\.json:\d+ {2}the real value of \{phone\}, now "[^"]+"\n$/,
    );
    expect(await validate('--launch')).toEqual({
      exit: 0,
      stdout: 'No errors in 4 documents\n\nNothing is left to supply before the site goes live.\n',
      stderr: '',
    });
  });

  test('fixes with --fix what was named, says what it did, and then finds nothing more to do', async () => {
    const home = path.join(cwd, 'wrong/index.json');
    const text = await readFile(home, 'utf8');
    const wrong = text.replace('"type": "hero"', '"tpye": "hero"');
    for (const name of ['index', 'other']) await writeFile(path.join(cwd, `wrong/${name}.json`), wrong);
    const first = await validate('--pages', 'wrong', '--fix', 'wrong/index.json');
    expect(first).toMatchObject({ exit: 0, stderr: '' });
    expect(first.stdout).toMatch(/^wrong\/index\.json: \d fixed\n {2}line \d+: "tpye" is now "type"\n/);
    expect(first.stdout).toMatch(/\nNo errors in 1 document\n$/);
    expect(await readFile(path.join(cwd, 'wrong/other.json'), 'utf8')).toBe(wrong);
    const $schema = expect.stringMatching(/^\.\.\/.*\/schema\/page\.schema\.json$/);
    expect(JSON.parse(await readFile(home, 'utf8'))).toEqual({ $schema, ...JSON.parse(text) });
    expect(await validate('--pages', 'wrong', '--fix', 'wrong/index.json')).toMatchObject({
      stdout: 'No errors in 1 document\n',
    });
    const report = await validate('--pages', 'wrong', '--fix', '--format', 'json');
    expect(JSON.parse(report.stdout).issues).not.toHaveLength(0);
    expect(report.stderr).toContain('wrong/other.json: ');
  });

  test('follows documents with --watch, half-written ones too, until it is stopped', async () => {
    const document = path.join(cwd, 'watched/services/soles.json');
    const whole = await readFile(document, 'utf8');
    const command = spawn(process.execPath, [RUN_TS, SCRIPT, '--watch', '--pages', 'watched'], { cwd });
    const saw = reader(command);
    await saw('No errors in 4 documents');
    await writeFile(document, '');
    await saw('empty-file');
    await writeFile(document, whole.slice(0, 40));
    await saw('not-json');
    await writeFile(`${document}.new`, whole);
    await rename(`${document}.new`, document);
    await saw('No errors in 4 documents');
    command.kill('SIGINT');
    expect(await once(command, 'exit')).toEqual([null, 'SIGINT']);
  });

  // Other mistakes: src/node/commands/validate-options.test.ts and src/node/read/wanted-documents.test.ts.
  test.each([
    ['--watch with --fix', ['--watch', '--fix']],
    ['an unknown option', ['--page', 'x']],
    ['no such folder', ['--pages', 'none']],
  ])('ends with 2 and one sentence: %s', async (_, args) => {
    const { exit, stdout, stderr } = await validate(...args);
    expect([exit, stdout]).toEqual([2, '']);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).not.toMatch(/\bat .*:\d+|Error:|undefined/);
  });

  // macOS and Windows have no disk that is always full.
  test.skipIf(!existsSync('/dev/full')).each([
    ['nobody reads', '', '| true', 1, ''],
    ['the disk is full', '', '> /dev/full', 2, 'The output cannot be written: the disk is full.\n'],
    [
      'the disk is full for --help',
      '--help',
      '> /dev/full',
      2,
      'The output cannot be written: the disk is full.\n',
    ],
  ])('ends without a stack trace when %s', async (_, option, target, exit, stderr) => {
    expect(await validateInto(target, option)).toMatchObject({ exit, stderr });
  });

  test('tells how it is used', async () => {
    expect(await validate('--help')).toMatchObject({
      exit: 0,
      stderr: '',
      stdout: expect.stringContaining('--pages DIR'),
    });
  });
}, 60_000);
