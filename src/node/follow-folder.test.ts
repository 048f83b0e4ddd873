import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CommandProblem } from './command-problem';
import { followFolder } from './follow-folder';

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

/** Answers once the next change has been told. */
function changes() {
  const told = vi.fn();
  stop = followFolder(folder, told, (error) => expect.unreachable(String(error)));
  return async (change: () => Promise<unknown>) => {
    told.mockClear();
    await change();
    await vi.waitFor(() => expect(told).toHaveBeenCalled(), { timeout: 20_000 });
  };
}

test('a file that is made, renamed, written or deleted is told, at once after the start and later', async () => {
  const file = path.join(folder, 'services/soles.json');
  const moved = path.join(folder, 'services/heels.json');
  const noticed = changes();
  await noticed(() => writeFile(file, '{}'));
  await noticed(() => rename(file, moved));
  await noticed(() => writeFile(moved, '{ }'));
  await noticed(() => rm(moved));
});

test('a folder that comes later is watched too', async () => {
  const noticed = changes();
  await noticed(() => mkdir(path.join(folder, 'products')));
  await noticed(() => writeFile(path.join(folder, 'products/laces.json'), '{}'));
});

test('a folder that is not there is told in one sentence', () => {
  const missing = path.join(folder, 'gone');
  expect(() => followFolder(missing, vi.fn(), vi.fn())).toThrow(
    new CommandProblem(`The folder ${missing} cannot be watched: it does not exist.`),
  );
});
