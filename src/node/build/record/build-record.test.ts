import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sha256 } from '../../system/sha256';
import { openRecord } from './build-record';

let root: string;
let target: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'record-'));
  target = path.join(root, 'out');
});
afterEach(() => rmSync(root, { recursive: true }));

/** The folder of a build with one page, as it is before it is put in its place. */
function built(name: string, text: string): string {
  const dir = path.join(root, name);
  mkdirSync(dir);
  writeFileSync(path.join(dir, 'rye.html'), text);
  return dir;
}

const pageOf = (text: string) => ({
  ...{ route: '/rye', key: 'key', digest: sha256(text) },
  ...{ pictures: [], code: { scripts: [], styles: [], frames: false } },
});

const open = (dir: string) => openRecord(target, dir, path.join(root, 'cache'));

function putInPlace(dir: string) {
  rmSync(target, { recursive: true, force: true });
  renameSync(dir, target);
}

async function isTaken(): Promise<boolean> {
  const next = path.join(root, 'next');
  mkdirSync(next);
  const taken = (await open(next)).take('/rye', 'key', new Map());
  expect(existsSync(path.join(next, 'rye.html'))).toBe(taken !== undefined);
  return taken !== undefined;
}

it('takes a page that is as it was made', async () => {
  const dir = built('new', 'mine');
  const record = await open(dir);
  putInPlace(dir);
  await record.keep({ pages: [pageOf('mine')], files: [] });
  expect(await isTaken()).toBe(true);
});

it('does not take the page of another build that has put its folder there meanwhile', async () => {
  const dir = built('new', 'mine');
  const record = await open(dir);
  putInPlace(dir);
  putInPlace(built('others', 'theirs'));
  await record.keep({ pages: [pageOf('mine')], files: [] });
  expect(await isTaken()).toBe(false);
});

it('takes the icons of a page with it, once for all pages that have the same', async () => {
  const dir = built('new', 'mine');
  writeFileSync(path.join(dir, 'oat.html'), 'too');
  writeFileSync(path.join(dir, 'icons.svg'), 'drawn');
  const record = await open(dir);
  putInPlace(dir);
  const sprite = { address: '/icons.svg', digest: sha256('drawn') };
  const oat = { ...pageOf('too'), route: '/oat' };
  await record.keep({ pages: [pageOf('mine'), oat].map((page) => ({ ...page, sprite })), files: [] });
  const takenIn = async (name: string) => {
    const next = path.join(root, name);
    mkdirSync(next);
    const { take } = await open(next);
    const taken = ['/rye', '/oat'].map((route) => take(route, 'key', new Map())?.sprite);
    return [taken, readdirSync(next).sort()];
  };
  expect(await takenIn('next')).toEqual([
    [sprite, sprite],
    ['icons.svg', 'oat.html', 'rye.html'],
  ]);
  rmSync(path.join(target, 'icons.svg'));
  writeFileSync(path.join(target, 'icons.svg'), 'touched');
  expect(await takenIn('again')).toEqual([[undefined, undefined], []]);
});

it('takes a file whose address changes with its content, unless somebody has touched it', async () => {
  const dir = built('new', 'mine');
  for (const name of ['loaf.1.webp', 'crust.2.webp', 'crumb.3.webp'])
    writeFileSync(path.join(dir, name), name);
  const record = await open(dir);
  putInPlace(dir);
  await record.keep({ pages: [], files: ['/loaf.1.webp', '/crust.2.webp'] });
  const next = path.join(root, 'next');
  mkdirSync(next);
  const { takeFile } = await open(next);
  writeFileSync(path.join(target, 'crust.2.webp'), 'crust.9.webp');
  const taken = ['/loaf.1.webp', '/crust.2.webp', '/crumb.3.webp', '/gone.4.webp'].map(takeFile);
  expect(taken).toEqual([true, false, false, false]);
  expect(readdirSync(next)).toEqual(['loaf.1.webp']);
});
