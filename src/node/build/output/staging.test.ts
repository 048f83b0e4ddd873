import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { constants, tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { CommandProblem } from '../../system/command-problem';
import { MARKER } from './output-safety';
import { removeLeftovers, diskProblem, stageOutput } from './staging';

let folder: string;
let target: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'staging-'));
  target = path.join(folder, 'out');
});
afterEach(() => rm(folder, { recursive: true }));

/** The module under test, for processes of their own. */
let staging: string;
beforeAll(async () => {
  staging = path.join(await mkdtemp(path.join(tmpdir(), 'staging-')), 'staging.mjs');
  const entryPoints = [path.join(import.meta.dirname, 'staging.ts')];
  await build({ entryPoints, outfile: staging, bundle: true, platform: 'node', format: 'esm' });
});
afterAll(() => rm(path.dirname(staging), { recursive: true }));

/** Another process that stages its output, and then does as the script says. */
function builder(script: string): ChildProcess {
  const whole = `import { stageOutput } from ${JSON.stringify(staging)};
    import { writeFileSync } from 'node:fs';
    const target = ${JSON.stringify(target)};
    ${script}`;
  const args = ['--input-type=module', '--eval', whole];
  return spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
}

const FILES = Array.from({ length: 20 }, (_, index) => `${index}.html`);

/** Fills its folder and says so; then it waits for its end. */
const half = `const { dir } = await stageOutput(target);
  writeFileSync(dir + '/0.html', 'new');
  console.log('half done');
  setInterval(() => {}, 1000);`;

async function lastOutput() {
  await mkdir(target);
  await writeFile(path.join(target, MARKER), '');
  await writeFile(path.join(target, '0.html'), 'old');
}

const page = () => readFile(path.join(target, '0.html'), 'utf8');

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('a build that %s stops leaves the last output, and nothing beside it', async (signal, code) => {
  await lastOutput();
  const build = builder(half);
  if (build.stdout) await once(build.stdout, 'data');
  build.kill(signal);
  expect(await once(build, 'exit')).toEqual([code, null]);
  expect(await page()).toBe('old');
  expect(await readdir(folder)).toEqual(['out']);
});

test('a build that is killed leaves the last output; the next build clears up after it', async () => {
  await lastOutput();
  const build = builder(half);
  if (build.stdout) await once(build.stdout, 'data');
  build.kill('SIGKILL');
  await once(build, 'exit');
  expect(await page()).toBe('old');
  const next = await stageOutput(target);
  expect((await readdir(folder)).sort()).toEqual([`.out.new-${process.pid}`, 'out']);
  await next.discard();
});

test('the last output comes back where a build was killed between moving it away and moving the new one in', async () => {
  await lastOutput();
  const gone = spawn(process.execPath, ['--eval', '']);
  await once(gone, 'exit');
  await rename(target, path.join(folder, `.out.old-${gone.pid}`));
  await removeLeftovers(target);
  expect(await page()).toBe('old');
  expect(await readdir(folder)).toEqual(['out']);
});

test('of two builds at once one or the other is there as a whole, never some files of each', async () => {
  const script = (name: string) => `for (let count = 0; count < 15; count++) {
      const staging = await stageOutput(target);
      for (const file of ${JSON.stringify(FILES)}) writeFileSync(staging.dir + '/' + file, '${name}' + count);
      await staging.commit();
    }`;
  const builds = ['one', 'two'].map((name) => once(builder(script(name)), 'exit'));
  expect((await Promise.all(builds)).map(([code]) => code)).toEqual([0, 0]);
  expect(await readdir(folder)).toEqual(['out']);
  expect((await readdir(target)).sort()).toEqual([MARKER, ...FILES].sort());
  const texts = await Promise.all(FILES.map((file) => readFile(path.join(target, file), 'utf8')));
  expect(new Set(texts).size).toBe(1);
});

test.each([
  ['ENOSPC', 'the disk is full. Make room'],
  ['EROFS', 'the disk is read-only. Use a folder on'],
  ['EDQUOT', 'there is no room left for this user. Make room'],
  ['EACCES', 'the permissions do not allow it. Ask'],
  ['EMFILE', 'too many files are open. Close'],
  ['EIO', 'the disk is damaged or gone. Use'],
])('%s, wherever it comes from, is told in plain words: what, why and what to do', (code, words) => {
  const error = new Error('Pictures could not be made ready.', {
    cause: Object.assign(new Error(code), { code }),
  });
  const told = diskProblem('dist', error);
  expect(told).toBeInstanceOf(CommandProblem);
  expect(told?.message).toContain(`The output folder dist cannot be written: ${words}`);
  expect(told?.message).toMatch(/Another folder is named with --out\.$/);
});

test('where something else than the output folder is refused, that is named', () => {
  const dir = path.join(folder, '.out.new-1');
  const refusal = (place: string) => Object.assign(new Error('no'), { code: 'EACCES', path: place });
  expect(diskProblem('out', refusal('/elsewhere/x.png'), dir)?.message).toMatch(
    /^\/elsewhere\/x\.png cannot be read or written: the permissions do not allow it\. /,
  );
  expect(diskProblem('out', refusal(path.join(dir, 'a/b.html')), dir)?.message).toMatch(
    /^The output folder out cannot/,
  );
});

test('a copy that has no room is told of where it was to be', () => {
  const dir = path.join(folder, '.out.new-1');
  const copy = { path: '/elsewhere/page.schema.json', dest: path.join(dir, 'schema/page.schema.json') };
  const refusal = (code: string) => Object.assign(new Error('no'), { code, ...copy });
  expect(diskProblem('out', refusal('ENOSPC'), dir)?.message).toMatch(/^The output folder out cannot/);
  expect(diskProblem('out', refusal('EACCES'), dir)?.message).toMatch(/^\/elsewhere\/page\.schema\.json /);
});

test('a full disk is known by what the bundler says of it', () => {
  const number = constants.errno.ENOSPC;
  const error = new Error(`Build failed: Failed to write file\nNo space left on device (os error ${number})`);
  expect(diskProblem('dist', error)?.message).toContain(': the disk is full. ');
});

test('a fault of ours is not taken for one of the disk', () => {
  expect(diskProblem('dist', Object.assign(new Error('gone'), { code: 'ENOENT' }))).toBeUndefined();
  expect(diskProblem('dist', 'text')).toBeUndefined();
});
