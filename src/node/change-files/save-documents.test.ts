import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withoutRights } from '../../../tests/support/disk/without-rights';
import { saveDocuments } from './save-documents';

let dir = '';
const at = (name: string) => path.join(dir, name);
const save = (name: string) => ({ file: name, path: name, before: 'old', after: 'new' });
const saved = (...names: string[]) =>
  saveDocuments(
    dir,
    names.map((name) => save(name)),
    'validate --fix',
  );

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'pagewright-'));
  await writeFile(at('a.json'), 'old');
  await writeFile(at('b.json'), 'old');
});
afterEach(() => rm(dir, { recursive: true }));

test('a document is replaced as a whole; its permissions stay and nothing else is left', async () => {
  await chmod(at('a.json'), 0o640);
  expect(await saved('a.json')).toEqual([]);
  expect(await readFile(at('a.json'), 'utf8')).toBe('new');
  expect((await stat(at('a.json'))).mode & 0o777).toBe(0o640);
  expect((await readdir(dir)).sort()).toEqual(['a.json', 'b.json']);
});

test('a document that was changed meanwhile is left alone', async () => {
  await writeFile(at('a.json'), 'newer');
  expect(await saved('a.json', 'b.json')).toEqual([{ file: 'a.json', reason: 'it was changed meanwhile' }]);
  expect([await readFile(at('a.json'), 'utf8'), await readFile(at('b.json'), 'utf8')]).toEqual([
    'newer',
    'new',
  ]);
  expect((await readdir(dir)).sort()).toEqual(['a.json', 'b.json']);
});

test('a document that was removed meanwhile is not restored', async () => {
  await rm(at('a.json'));
  expect(await saved('a.json')).toEqual([{ file: 'a.json', reason: 'it does not exist' }]);
  expect(await readdir(dir)).toEqual(['b.json']);
});

test('a read-only folder stays as it is, with a reason for each document', async () => {
  await chmod(dir, 0o555);
  const refused = await withoutRights(() => saved('a.json', 'b.json'));
  const reason = 'the permissions do not allow it';
  expect(refused).toEqual([
    { file: 'a.json', reason },
    { file: 'b.json', reason },
  ]);
  await chmod(dir, 0o755);
  expect((await readdir(dir)).sort()).toEqual(['a.json', 'b.json']);
  expect(await readFile(at('a.json'), 'utf8')).toBe('old');
});
