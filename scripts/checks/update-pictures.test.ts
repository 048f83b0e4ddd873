import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { updatePictures } from './update-pictures';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(root, { recursive: true }));

/** What is in the folder after pictures were drawn, with the exit code. */
async function update(old: readonly string[], draw: (folder: string) => Promise<number>) {
  const dir = path.join(root, 'baselines');
  if (old.length > 0) await mkdir(dir);
  for (const name of old) await writeFile(path.join(dir, name), 'old');
  const code = await updatePictures(dir, draw).catch((error: Error) => error.message);
  const names = await readdir(dir).catch(() => []);
  const texts = await Promise.all(names.map((name) => readFile(path.join(dir, name), 'utf8')));
  const pictures = Object.fromEntries(names.map((name, index) => [name, texts[index]]));
  return { code, pictures, left: await readdir(root) };
}

const draws = (names: readonly string[], code: number) => async (folder: string) => {
  for (const name of names) await writeFile(path.join(folder, name), 'new');
  return code;
};

test.each([
  ['all drawn', ['a.png', 'gone.png'], 0, { 'a.png': 'new', 'b.png': 'new' }],
  ['the first ones', [], 0, { 'a.png': 'new', 'b.png': 'new' }],
  ['a run that fails', ['a.png', 'gone.png'], 1, { 'a.png': 'old', 'gone.png': 'old' }],
])('%s', async (_, old, code, pictures) => {
  const found = await update(old, draws(['a.png', 'b.png'], code));
  expect(found).toEqual({ code, pictures, left: ['baselines'] });
});

test('a run that cannot begin', async () => {
  const found = await update(['a.png'], () => Promise.reject(new Error('There is no browser.')));
  expect(found).toEqual({
    code: 'There is no browser.',
    pictures: { 'a.png': 'old' },
    left: ['baselines'],
  });
});
