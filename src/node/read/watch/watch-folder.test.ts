import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { until } from '../../../../tests/support/runner/until';
import { CommandProblem } from '../../system/command-problem';
import { watchFolder } from './watch-folder';

let folder: string;
let stop: (() => void) | undefined;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pagewright-follow-'));
  await mkdir(path.join(folder, 'services'));
});
afterEach(async () => {
  stop?.();
  stop = undefined;
  await rm(folder, { recursive: true, force: true });
});

/** Resolves at the next reported change, or at that of one path. */
function changes() {
  const reported = vi.fn();
  stop = watchFolder(folder, reported, (error) => expect.unreachable(String(error)));
  return async (change: () => Promise<unknown>, place?: string) => {
    reported.mockClear();
    await change();
    const isReported = () =>
      place ? expect(reported).toHaveBeenCalledWith(place) : expect(reported).toHaveBeenCalled();
    await until(isReported);
  };
}

/** Writes again until it is reported: a folder that is back is found a moment later. */
async function noticesFileIn(place: string, noticed: ReturnType<typeof changes>) {
  const file = path.join(place, 'heels.json');
  const writing = setInterval(() => writeFileSync(file, '{}'), 50);
  await noticed(() => writeFile(file, '{}'), file).finally(() => clearInterval(writing));
}

/** From a thread of its own, so that the folder is missing at moments between two steps of the watch. */
async function replaceOften(place: string) {
  const code = `
    const { mkdirSync, renameSync, rmSync } = require('node:fs');
    const { workerData: place } = require('node:worker_threads');
    for (let round = 0; round < 500; round++) {
      mkdirSync(place + '-new/services', { recursive: true });
      renameSync(place, place + '-old');
      renameSync(place + '-new', place);
      rmSync(place + '-old', { recursive: true });
    }`;
  const [exitCode] = await once(new Worker(code, { eval: true, workerData: place }), 'exit');
  expect(exitCode).toBe(0);
}

test('a file that is created, renamed, written or deleted is reported, right after the start and later', async () => {
  const file = path.join(folder, 'services/soles.json');
  const moved = path.join(folder, 'services/heels.json');
  const noticed = changes();
  await noticed(() => writeFile(file, '{}'));
  await noticed(() => rename(file, moved));
  await noticed(() => writeFile(moved, '{ }'));
  await noticed(() => rm(moved));
});

test('a new folder is watched too', async () => {
  const noticed = changes();
  await noticed(() => mkdir(path.join(folder, 'products')));
  await noticed(() => writeFile(path.join(folder, 'products/laces.json'), '{}'));
});

test('a folder that is deleted and created again is watched again, the root and one inside it', async () => {
  const noticed = changes();
  const inside = path.join(folder, 'services');
  for (const gone of [inside, folder, folder]) {
    await noticed(() => rm(gone, { recursive: true }));
    await noticed(() => mkdir(inside, { recursive: true }));
    await noticesFileIn(inside, noticed);
  }
});

test('a folder that is replaced at once is watched again', async () => {
  const noticed = changes();
  const inside = path.join(folder, 'services');
  for (const taken of [inside, folder]) {
    await noticed(async () => {
      await mkdir(`${taken}-new/services`, { recursive: true });
      await rename(taken, `${taken}-old`);
      await rename(`${taken}-new`, taken);
      await rm(`${taken}-old`, { recursive: true });
    });
    await noticesFileIn(taken, noticed);
  }
});

test('a folder that is replaced again and again is no error, whatever moment it is missing at', async () => {
  const noticed = changes();
  await noticed(() => replaceOften(folder));
  await noticesFileIn(folder, noticed);
});

test('a folder whose own name is also that of a file in it is watched on', async () => {
  const noticed = changes();
  await noticed(() => writeFile(path.join(folder, 'services/services'), ''));
  await noticesFileIn(path.join(folder, 'services'), noticed);
});

test('a missing folder that is awaited is watched once it is there', async () => {
  const awaited = path.join(folder, 'company/pages');
  const reported = vi.fn();
  stop = watchFolder(awaited, reported, (error) => expect.unreachable(String(error)), true);
  await mkdir(awaited, { recursive: true });
  await until(() => expect(reported).toHaveBeenCalled());
  await writeFile(path.join(awaited, 'heels.json'), '{}');
  await until(() => expect(reported).toHaveBeenCalledWith(path.join(awaited, 'heels.json')));
});

test('a missing folder is reported in one sentence', () => {
  const missing = path.join(folder, 'gone');
  expect(() => watchFolder(missing, vi.fn(), vi.fn())).toThrow(
    new CommandProblem(`The folder ${missing} cannot be watched: it does not exist.`),
  );
});

test('a folder whose place a file takes ends no watch', async () => {
  const outer = path.join(folder, 'services');
  await mkdir(path.join(outer, 'shoes'));
  await writeFile(path.join(outer, 'shoes/heels.json'), '{}');
  const noticed = changes();
  await noticed(async () => {
    // In one step, so that the changes inside are reported when the folder is a file already.
    rmSync(outer, { recursive: true });
    writeFileSync(outer, '');
  });
  const other = path.join(folder, 'soles.json');
  await noticed(() => writeFile(other, '{}'), other);
});
