import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Works in a new folder of the root, with a program of its own, until that has ended; then it ends as it was asked to. */
const PROGRAM = `
  import { spawn } from 'node:child_process';
  import { once } from 'node:events';
  import { endsWithUs, inNewFolder } from './clean-up';
  const [root, ending] = process.argv.slice(2);
  await inNewFolder(root, async () => {
    const child = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], { stdio: ['ignore', 'inherit', 'ignore'] });
    endsWithUs(child);
    console.log('at work');
    if (ending !== 'wait') child.kill();
    await once(child, 'exit');
    if (ending === 'fail') throw new Error('no room');
  });`;

let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'clean-up-'));
  const stdin = { contents: PROGRAM, resolveDir: import.meta.dirname, loader: 'ts' } as const;
  const options = { bundle: true, write: false, platform: 'node', format: 'esm' } as const;
  const { outputFiles } = await build({ stdin, ...options });
  await writeFile(path.join(root, 'program.mjs'), outputFiles[0]?.text ?? '');
});
afterAll(() => rm(root, { recursive: true }));

async function start(ending: 'wait' | 'end' | 'fail') {
  const args = [path.join(root, 'program.mjs'), root, ending];
  const worker = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  await once(worker.stdout, 'data');
  return worker;
}

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)(
  'where %s ends a measurement, neither its folder nor its program is left',
  async (signal, code) => {
    const worker = await start('wait');
    expect(await readdir(root)).toHaveLength(2);
    worker.kill(signal);
    // Its own program has the same output, which is closed when both have ended.
    expect(await once(worker, 'close')).toEqual([code, null]);
    expect(await readdir(root)).toEqual(['program.mjs']);
  },
);

test.each([
  ['ends by itself', 'end', 0],
  ['fails', 'fail', 1],
] as const)('nor where it %s', async (_, ending, code) => {
  const worker = await start(ending);
  expect(await once(worker, 'close')).toEqual([code, null]);
  expect(await readdir(root)).toEqual(['program.mjs']);
});
