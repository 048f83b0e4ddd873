import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isRunning } from '../../src/node/system/processes/is-running';
import { until } from '../../tests/support/runner/until';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'clean-up-'));
});
afterEach(() => rm(root, { recursive: true }));

/** A process that works in a new folder of the root, with a program of its own. */
async function start(end: string) {
  const stdin = {
    contents: `import { spawn } from 'node:child_process';
      import { endsWithUs, inNewFolder } from './clean-up';
      await inNewFolder(${JSON.stringify(root)}, async () => {
        const child = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
        endsWithUs(child);
        console.log(child.pid);
        ${end}
      });`,
    resolveDir: import.meta.dirname,
    loader: 'ts',
  } as const;
  const options = { bundle: true, write: false, platform: 'node', format: 'esm' } as const;
  const { outputFiles } = await build({ stdin, ...options });
  const program = path.join(root, 'program.mjs');
  await writeFile(program, outputFiles[0]?.text ?? '');
  const worker = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [printed] = await once(worker.stdout, 'data');
  return { worker, pid: Number(printed) };
}

const WAIT = `await new Promise((resolve) => child.once('exit', resolve));`;

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)(
  'where %s ends a measurement, neither its folder nor its program is left',
  async (signal, code) => {
    const { worker, pid } = await start(WAIT);
    expect(await readdir(root)).toHaveLength(2);
    worker.kill(signal);
    expect(await once(worker, 'exit')).toEqual([code, null]);
    expect(await readdir(root)).toEqual(['program.mjs']);
    await until(() => expect(isRunning(pid)).toBe(false));
  },
);

test('nor where it ends by itself, or fails', async () => {
  for (const [end, code] of [
    ['child.kill();', 0],
    [`child.kill(); throw new Error('no room');`, 1],
  ] as const) {
    const { worker } = await start(end);
    expect(await once(worker, 'exit')).toEqual([code, null]);
    expect(await readdir(root)).toEqual(['program.mjs']);
  }
});
