import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { glob } from 'tinyglobby';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PROJECT_ROOT } from '../../../src/node/project';
import { DAMAGES } from '../../support/disk/damages';

/** A project of its own, so that nothing is damaged that others use. */
let root: string;
let kept: string;
let program: string;

const CODE = `import { word } from './word';
  const place: string = import.meta.dirname;
  const { later } = await import('./later');
  console.log(JSON.stringify([word + later, place, process.argv.slice(1)]));`;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'run-ts-'));
  kept = path.join(root, '.cache/programs');
  program = path.join(root, 'programs/program.ts');
  for (const place of ['scripts/run-ts.mjs', 'package.json', 'package-lock.json', ...(await modules())])
    await cp(path.join(PROJECT_ROOT, place), path.join(root, place));
  await symlink(path.join(PROJECT_ROOT, 'node_modules'), path.join(root, 'node_modules'), 'junction');
  await mkdir(path.dirname(program));
  await writeFile(program, CODE);
  await writeFile(path.join(root, 'programs/later.ts'), `export const later = '';`);
});

beforeEach(() => write('one'));

afterAll(() => rm(root, { recursive: true }));

/** Plain JavaScript of the engine, which starts before there is a bundle. */
async function modules(): Promise<string[]> {
  return glob('src/node/**/*.mjs', { cwd: PROJECT_ROOT });
}

const write = (word: string) =>
  writeFile(path.join(root, 'programs/word.ts'), `export const word = '${word}';`);

const start = (...args: string[]) =>
  promisify(execFile)('node', ['scripts/run-ts.mjs', ...args], { cwd: root });

async function run(...args: string[]): Promise<unknown> {
  const { stdout, stderr } = await start(program, ...args);
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

const failed = (error: { code: number; stdout: string; stderr: string }) => error;

const folders = async () => (await readdir(kept)).filter((name) => name.startsWith('kept-'));

test('a program in TypeScript runs as if it stood alone, is bundled once, and again when a part has changed', async () => {
  const place = path.dirname(program);
  expect(await run('--a', 'b')).toEqual(['one', place, [program, '--a', 'b']]);
  const first = await folders();
  expect(await run()).toEqual(['one', place, [program]]);
  expect(await folders()).toEqual(first);
  await write('other');
  expect(await run()).toEqual(['other', place, [program]]);
});

test('a program that imports the files of a folder by their names sees one that has come since', async () => {
  const lister = path.join(root, 'programs/lister.ts');
  await mkdir(path.join(root, 'programs/cases/one'), { recursive: true });
  await writeFile(path.join(root, 'programs/cases/one/make.ts'), 'export const word = 1;');
  await writeFile(
    lister,
    `const [, , name] = process.argv; console.log((await import('./cases/' + name + '/make.ts')).word);`,
  );
  expect((await start(lister, 'one')).stdout).toBe('1\n');
  await mkdir(path.join(root, 'programs/cases/two'));
  await writeFile(path.join(root, 'programs/cases/two/make.ts'), 'export const word = 2;');
  expect((await start(lister, 'two')).stdout).toBe('2\n');
});

/** The others are tried on the cache itself (src/node/cache/cache.test.ts). */
const SOME = ['is empty', 'has one wrong byte at its end', 'is a link to another one'];

test.each(SOME)('a program of which a file %s runs all the same', async (name) => {
  const damage = DAMAGES[name] ?? expect.fail(`There is no damage "${name}".`);
  await rm(kept, { recursive: true, force: true });
  await run();
  const [folder = ''] = await folders();
  const [one = '', other = ''] = await readdir(path.join(kept, folder));
  damage(
    path.join(kept, folder, 'program.mjs'),
    path.join(kept, folder, one === 'program.mjs' ? other : one),
  );
  expect(await run()).toEqual(['one', path.dirname(program), [program]]);
});

test('a program of which the note names another folder runs all the same', async () => {
  await run();
  const name = createHash('sha256')
    .update(JSON.stringify(['program', 'programs/program.ts', root]))
    .digest('hex');
  const other = path.join(root, 'programs/other.ts');
  await writeFile(other, 'console.log(0);');
  await start(other);
  const notes = (await readdir(kept)).filter((each) => /^[0-9a-f]{64}$/.test(each) && each !== name);
  await cp(path.join(kept, notes[0] ?? ''), path.join(kept, name));
  expect(await run()).toEqual(['one', path.dirname(program), [program]]);
});

test('where the project cannot be written, programs run from a temporary folder, which goes again', async () => {
  await rm(path.join(root, '.cache'), { recursive: true });
  await writeFile(path.join(root, '.cache'), 'in the way');
  const temporary = path.join(root, 'temporary');
  await mkdir(temporary);
  const env = { ...process.env, TMPDIR: temporary };
  const options = { cwd: root, env };
  const { stdout } = await promisify(execFile)('node', ['scripts/run-ts.mjs', program], options);
  expect(JSON.parse(stdout)[0]).toBe('one');
  expect(await readdir(temporary)).toEqual([]);

  await rm(temporary, { recursive: true });
  const refused = await promisify(execFile)('node', ['scripts/run-ts.mjs', program], options).catch(failed);
  expect(refused).toMatchObject({ code: 2, stdout: '' });
  expect(refused.stderr).toMatch(/temporary\/pagewright-\S* cannot be read or written: it does not exist\. /);
  expect(refused.stderr).not.toMatch(/\n\s+at /);
  await rm(path.join(root, '.cache'));
});

test.each([
  [
    'imports a package that is not installed',
    `import 'no-such-package';`,
    /no-such-package is not installed/,
  ],
  ['is no program', 'const = ;', /cannot be run/],
  ['throws', `throw new Error('thrown');`, /thrown/],
  ['names a file that is not there', `import './nowhere';`, /cannot be run/],
])('a program that %s ends with 2, as what could not run', async (_, code, words) => {
  const wrong = path.join(root, 'programs/wrong.ts');
  await writeFile(wrong, code);
  const ended = await start(wrong).catch(failed);
  expect(ended).toMatchObject({ code: 2, stdout: '' });
  expect(ended.stderr).toMatch(words);
});

test.each(['#', '?', '*'])(
  'a project in a folder with %s in its name is refused, with a fix',
  async (character) => {
    const other = path.join(root, `C${character} site`);
    await mkdir(other);
    for (const part of ['scripts', 'src', 'package.json', 'package-lock.json', 'node_modules'])
      await symlink(path.join(root, part), path.join(other, part));
    const args = ['--preserve-symlinks-main', 'scripts/run-ts.mjs', program];
    const ended = await promisify(execFile)('node', args, { cwd: other }).catch(failed);
    expect(ended).toMatchObject({ code: 2, stdout: '' });
    expect(ended.stderr).toContain(`has "${character}" in it: ${other}\n`);
    expect(ended.stderr).toContain('Fix: Rename the folder');
    expect(ended.stderr).not.toMatch(/\n\s+at /);
  },
);
