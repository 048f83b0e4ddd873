import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAMAGES } from '../../../tests/support/disk/damages';
import { createCache } from './cache';
import { createFolderCache } from './folder-cache.mjs';

let root: string;
let dir: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'cache-'));
  dir = path.join(root, 'cache');
  vi.stubEnv('TMPDIR', root);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

describe('a cache', () => {
  const made = (text: string) => async () => Buffer.from(text);

  it('creates a value once for each key', async () => {
    expect(String(await createCache(dir).cached('one', made('first')))).toBe('first');
    expect(String(await createCache(dir).cached('one', made('second')))).toBe('first');
    expect(String(await createCache(dir).cached('two', made('second')))).toBe('second');
  });

  it.each(Object.entries(DAMAGES))('whose entry %s makes it again, and fixes it', async (_, damage) => {
    await createCache(dir).cached('key', made('something of a length'));
    const [entry = ''] = readdirSync(dir);
    await createCache(dir).cached('other', made('another thing'));
    const [other = ''] = readdirSync(dir).filter((name) => name !== entry);
    damage(path.join(dir, entry), path.join(dir, other));
    expect(String(await createCache(dir).cached('key', made('made again')))).toBe('made again');
    expect(String(await createCache(dir).cached('key', made('not made')))).toBe('made again');
    expect(String(await createCache(dir).cached('other', made('not made')))).toBe('another thing');
  });

  it.each([
    ['is a file', () => writeFileSync(dir, '')],
    ['is in a file', () => writeFileSync(path.dirname(dir), '')],
    ['is a link to nowhere', () => symlinkSync(path.join(root, 'nowhere/at/all'), dir)],
    ['is a link to itself', () => symlinkSync(dir, dir)],
  ])('whose folder %s costs time, nothing else', async (_, obstruct) => {
    dir = path.join(root, 'in', 'cache');
    if (_ !== 'is in a file') mkdirSync(path.dirname(dir));
    obstruct();
    expect(String(await createCache(dir).cached('key', made('made')))).toBe('made');
    const { folder } = createFolderCache(dir, { most: 1, spare: 0 }).keep('key', FILES);
    expect(readFileSync(path.join(folder, 'a.mjs'), 'utf8')).toBe('a');
  });

  it('stores nothing where creating fails', async () => {
    await expect(createCache(dir).cached('key', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(String(await createCache(dir).cached('key', made('yes')))).toBe('yes');
  });
});

const FILES = new Map(['a.mjs', 'in/b.mjs', 'in/c.mjs'].map((name) => [name, Buffer.from(name[0] ?? '')]));

describe('a cache of folders', () => {
  const folders = () => createFolderCache(dir, { most: 6, spare: 1000 });
  const manifestIn = () => readdirSync(dir).find((name) => /^[0-9a-f]{64}$/.test(name)) ?? '';

  it('finds what was stored, and nothing under another key', () => {
    const kept = folders().keep('key', FILES, ['data']);
    const found = folders().find('key');
    expect(found).toMatchObject({ folder: kept.folder, data: ['data'] });
    expect([...(found?.files ?? [])].map(([name, content]) => [name, String(content)])).toEqual(
      [...FILES].map(([name, content]) => [name, String(content)]),
    );
    expect(folders().find('other')).toBeUndefined();
  });

  const places = ['its manifest', ...FILES.keys()];
  const cases = Object.entries(DAMAGES).flatMap(([name, damage]) =>
    places.map((place) => ({ place, name, damage })),
  );
  it.each(cases)('finds nothing where $place $name, and can be filled again', ({ place, damage }) => {
    const { folder } = folders().keep('key', FILES);
    const file = place === 'its manifest' ? path.join(dir, manifestIn()) : path.join(folder, place);
    const other = path.join(folders().keep('other', new Map([['x', Buffer.from('xyz')]])).folder, 'x');
    damage(file, other);
    expect(folders().find('key')).toBeUndefined();
    const again = folders().keep('key', FILES);
    expect(again.folder).not.toBe(folder);
    expect(folders().find('key')?.folder).toBe(again.folder);
  });

  it('finds nothing where the folder is a link, or the manifest is of another cache', () => {
    const { folder } = folders().keep('key', FILES);
    renameSync(folder, path.join(root, 'elsewhere'));
    symlinkSync(path.join(root, 'elsewhere'), folder);
    expect(folders().find('key')).toBeUndefined();
    folders().keep('other', new Map([['a.mjs', Buffer.from('z')]]));
    const [one = '', two = ''] = readdirSync(dir).filter((name) => /^[0-9a-f]{64}$/.test(name));
    for (const [from, to] of [
      [one, two],
      [two, one],
    ] as const) {
      const before = readFileSync(path.join(dir, to));
      writeFileSync(path.join(dir, to), readFileSync(path.join(dir, from)));
      expect([folders().find('key'), folders().find('other')]).toContain(undefined);
      writeFileSync(path.join(dir, to), before);
    }
  });

  it('clears away old folders of its own, and nothing else', () => {
    const theirs = ['mine', 'notes.txt', 'a'.repeat(63), 'kept-mine', 'scripts-build.json'];
    mkdirSync(path.join(dir, 'mine/deep'), { recursive: true });
    for (const name of theirs.slice(1)) writeFileSync(path.join(dir, name), '');
    const few = createFolderCache(dir, { most: 2, spare: 1000 });
    const kept = [1, 2, 3, 4].map((number) => few.keep(`key ${number}`, FILES).folder);
    const old = new Date(Date.now() - 60_000);
    for (const name of readdirSync(dir)) utimesSync(path.join(dir, name), old, old);
    few.find('key 1');
    const last = few.keep('key 5', FILES).folder;
    const left = readdirSync(dir).filter((name) => !theirs.includes(name));
    expect(left.filter((name) => name.startsWith('kept-')).sort()).toEqual(
      [kept[0] ?? '', last].map((folder) => path.basename(folder)).sort(),
    );
    expect(left).toHaveLength(4);
    expect(readdirSync(dir)).toEqual(expect.arrayContaining(theirs));
    expect(existsSync(path.join(dir, 'mine/deep'))).toBe(true);
  });

  it('lets modules find their packages, wherever the cache really is', async () => {
    const project = path.join(root, 'project');
    mkdirSync(path.join(project, 'node_modules/pack'), { recursive: true });
    writeFileSync(
      path.join(project, 'node_modules/pack/package.json'),
      JSON.stringify({ name: 'pack', type: 'module', exports: './pack.js' }),
    );
    writeFileSync(path.join(project, 'node_modules/pack/pack.js'), 'export const word = "found";');
    mkdirSync(path.join(root, 'elsewhere'));
    symlinkSync(path.join(root, 'elsewhere'), path.join(project, '.cache'));
    const cache = createFolderCache(path.join(project, '.cache'), { most: 1, spare: 0, root: project });
    const { folder } = cache.keep('key', new Map([['a.mjs', Buffer.from(`export * from 'pack';`)]]));
    expect(await import(/* @vite-ignore */ pathToFileURL(path.join(folder, 'a.mjs')).href)).toMatchObject({
      word: 'found',
    });
    expect(statSync(path.join(folder, 'node_modules/pack')).isDirectory()).toBe(true);
  });
});
