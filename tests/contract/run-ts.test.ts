import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROJECT_ROOT } from '../../src/node/project';

const CACHE = path.join(PROJECT_ROOT, '.cache');
const KEPT = path.join(CACHE, 'programs');

let folder: string;
let program: string;

beforeAll(async () => {
  await mkdir(CACHE, { recursive: true });
  folder = await mkdtemp(path.join(CACHE, 'run-ts-'));
  program = path.join(folder, 'program.ts');
  const code = `import { word } from './word';
    const place: string = import.meta.dirname;
    console.log(JSON.stringify([word, place, process.argv.slice(1)]));`;
  await writeFile(program, code);
});

afterAll(async () => {
  const ours = (await readdir(KEPT)).filter((name) => name.includes(path.basename(folder)));
  for (const name of ours) await rm(path.join(KEPT, name), { recursive: true });
  await rm(folder, { recursive: true });
});

async function run(...args: string[]): Promise<unknown> {
  const { stdout } = await promisify(execFile)('node', ['scripts/run-ts.mjs', program, ...args], {
    cwd: PROJECT_ROOT,
  });
  return JSON.parse(stdout);
}

const bundles = async () =>
  (await readdir(KEPT)).filter((name) => name.includes(path.basename(folder)) && !name.endsWith('.json'));

test('a program in TypeScript runs as if it stood alone, is bundled once, and again when a part has changed', async () => {
  const word = path.join(folder, 'word.ts');
  await writeFile(word, `export const word = 'one';`);
  expect(await run('--a', 'b')).toEqual(['one', folder, [program, '--a', 'b']]);
  const first = await bundles();
  expect(await run()).toEqual(['one', folder, [program]]);
  expect(await bundles()).toEqual(first);
  await writeFile(word, `export const word = 'other';`);
  expect(await run()).toEqual(['other', folder, [program]]);
});
