import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeTogether } from './write-together';

let dir = '';
const at = (name: string) => path.join(dir, name);

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'pagewright-'));
  for (const name of ['a', 'b']) await writeFile(at(name), `old ${name}`, { mode: 0o640 });
});
afterEach(() => rm(dir, { recursive: true }));

const expectOld = async () => {
  expect((await readdir(dir)).sort()).toEqual(['a', 'b']);
  expect([await readFile(at('a'), 'utf8'), await readFile(at('b'), 'utf8')]).toEqual(['old a', 'old b']);
};

test('files are changed, made and taken away, and leave nothing else behind', async () => {
  const undo = await writeTogether([
    { file: at('a'), text: 'new a' },
    { file: at('x/y/c'), text: 'new c' },
    { file: at('b'), text: undefined },
  ]);
  expect((await readdir(dir, { recursive: true })).sort()).toEqual(
    ['a', 'x', 'x/y', 'x/y/c'].map(path.normalize),
  );
  expect(await readFile(at('a'), 'utf8')).toBe('new a');
  if (process.platform !== 'win32') expect((await stat(at('a'))).mode & 0o777).toBe(0o640);
  await undo();
  await expectOld();
});

test('when the last one is refused, all are as they were', async () => {
  const changes = [
    { file: at('a'), text: 'new a' },
    { file: at('x/y/c'), text: 'new c' },
    { file: at('b'), text: undefined },
    { file: at('a/d'), text: 'a stands there as a file' },
  ];
  await expect(writeTogether(changes)).rejects.toThrow(/a\/d cannot be written: .+\. Nothing was changed\.$/);
  await expectOld();
});

test('when it is refused after others are in place, they are put back', async () => {
  const changes = [
    { file: at('a'), text: 'new a' },
    { file: at('c'), text: 'new c' },
    { file: at('b'), text: undefined },
    { file: at('b'), text: undefined },
  ];
  await expect(writeTogether(changes)).rejects.toThrow('b cannot be written: it does not exist.');
  await expectOld();
});
