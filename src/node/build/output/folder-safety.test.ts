import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../project';
import { openCacheFolder, OWN_CACHE } from './cache-safety';
import { checkOutput, MARKER } from './output-safety';
import { recordOwnFiles } from './own-files';
import { WHOLE } from '../shard';

let root: string;
let pagesDir: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'safety-'));
  pagesDir = path.join(root, 'pages');
  await mkdir(pagesDir);
});
afterEach(() => rm(root, { recursive: true }));

async function put(...names: string[]) {
  for (const name of names) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    if (name.endsWith('/')) await mkdir(path.join(root, name), { recursive: true });
    else await writeFile(path.join(root, name), 'mine');
  }
}

describe('a cache folder', () => {
  const open = (name: string) =>
    openCacheFolder(path.resolve(root, name), { target: path.join(root, 'out'), pagesDir });

  it.each(['new', 'new/deep', 'empty/'])('may be %s, and is known again', async (name) => {
    if (name.endsWith('/')) await put(name);
    await open(name);
    await put(`${name}/bundles/more`);
    await open(name);
    expect(await readdir(path.join(root, name))).toEqual(['.pagewright-cache', 'bundles']);
  });

  it.each([
    ['other things in it', ['own/letter.txt'], 'own', /is not empty and was not made by a build/],
    ['folders like ours', ['own/bundles/mine'], 'own', /is not empty/],
    ['a hidden file', ['own/.git'], 'own', /is not empty/],
    ['a file for a folder', ['own'], 'own', /is a file/],
    ['the output', [`out/${MARKER}`], 'out', /inside the output folder/],
    ['a folder in the output', [], 'out/cache', /inside the output folder/],
    ['the pages', [], 'pages', /inside .*pages, where a build must not write/],
    ['a folder in the pages', [], 'pages/cache', /inside .*pages, where a build must not write/],
    ['the project', [], PROJECT_ROOT, /is not empty/],
    ['sources', [], path.join(PROJECT_ROOT, 'src/cache'), /inside .*src, where/],
  ])('is refused with %s, and nothing is touched', async (_, present, name, words) => {
    await put(...present);
    const before = await readdir(root, { recursive: true });
    await expect(open(name)).rejects.toThrow(words);
    expect(await readdir(root, { recursive: true })).toEqual(before);
  });

  it('may be the one of the project, which other tools use, too', async () => {
    await expect(openCacheFolder(OWN_CACHE, { target: root, pagesDir })).resolves.toBeUndefined();
  });

  it('is refused behind a link just as without', async () => {
    await put('own/letter.txt');
    await symlink(path.join(root, 'own'), path.join(root, 'link'));
    await expect(open('link')).rejects.toThrow('is not empty');
  });
});

describe('an output folder', () => {
  const out = () => path.join(root, 'out');

  beforeEach(async () => {
    await put(`out/${MARKER}`, 'out/index.html', 'out/a/b.html', 'out/assets/x.js');
    recordOwnFiles(out(), WHOLE);
  });

  const check = () => checkOutput(out(), pagesDir);

  it.each([
    ['a file', ['CNAME'], 'CNAME'],
    ['a file beside ours', ['a/c.html'], 'a/c.html'],
    ['a hidden file', ['.htaccess'], '.htaccess'],
    ['a folder', ['mine/x', 'mine/y'], 'mine/'],
    ['a repository', ['.git/objects/x'], '.git/'],
    ['a folder named as a page', ['a/b/x.html'], 'a/b/'],
    ['a name in other letters', ['Index.html'], 'Index.html'],
    ['a copy', ['index copy.html', 'index.html.bak'], 'index copy.html, index.html.bak'],
    ['many files', ['1', '2', '3', '4', '5', '6', '7'], '1, 2, 3, 4, 5, 2 more'],
  ])('that holds %s of somebody else is left alone, and it is named', async (_, names, told) => {
    await put(...names.map((name) => `out/${name}`));
    await expect(check()).rejects.toThrow(`holds what no build has put there: ${told}. A build`);
    for (const name of names) expect(await readFile(path.join(out(), name), 'utf8')).toBe('mine');
  });

  it.each([
    ['what the system puts there', ['.DS_Store', 'a/Thumbs.db', 'a/._b.html', 'desktop.ini']],
    ['an empty folder', ['empty/', 'empty/deep/']],
    ['nothing else', []],
  ])('may hold %s', async (_, names) => {
    await put(...names.map((name) => `out/${name}`));
    expect(await check()).toBe(out());
  });

  it('has no backslash in its name, by which its files could not be listed', async () => {
    await expect(checkOutput(path.join(root, String.raw`a\b`), pagesDir)).rejects.toThrow(/has "\\" in it/);
  });

  it('may lack what a build has put there, or hold it changed', async () => {
    await rm(path.join(out(), 'a'), { recursive: true });
    await put('out/index.html');
    expect(await check()).toBe(out());
  });

  it('may be put together from parts', async () => {
    const part = path.join(root, 'part');
    await put('part/c.html');
    recordOwnFiles(part, { index: 2, count: 3 });
    await put('out/c.html');
    await expect(check()).rejects.toThrow('c.html');
    const list = '.pagewright-files-2-of-3';
    await writeFile(path.join(out(), list), await readFile(path.join(part, list)));
    expect(await check()).toBe(out());
  });

  it('made before there were lists is replaced as it was then', async () => {
    await rm(path.join(out(), '.pagewright-files'));
    await put('out/more');
    expect(await check()).toBe(out());
  });
});
