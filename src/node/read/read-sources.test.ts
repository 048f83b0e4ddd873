import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readContent, readSources } from './read-sources';

let cwd = '';
const at = (name: string) => path.join(cwd, 'pages', name);

beforeAll(async () => {
  cwd = await mkdtemp(path.join(tmpdir(), 'pagewright-'));
  for (const folder of ['media/icons', 'services', '_drafts', 'services/_old']) {
    await mkdir(at(folder), { recursive: true });
  }
  const documents = [
    'index',
    '_site',
    '_note',
    'services/erp',
    'My Page',
    '_drafts/a',
    'services/_old/b',
    'media/c',
  ];
  for (const name of documents) await writeFile(at(`${name}.json`), '{}');
  await writeFile(at('Upper.JSON'), '\uFEFF{}');
  await writeFile(at('README.md'), '');
  await writeFile(at('media/icons/a.svg'), '');
  await writeFile(at('latin.json'), Buffer.from([0x22, 0xe9, 0x22]));
  await writeFile(at('huge.json'), '');
  await truncate(at('huge.json'), 50_000_000);
  await writeFile(path.join(cwd, 'secret.json'), '{"secret": true}');
  await symlink(path.join(cwd, 'secret.json'), at('link.json'));
  await symlink(cwd, at('loop'));
  await symlink(path.join(cwd, 'secret.json'), at('media/icons/b.svg'));
  await symlink(path.join(cwd, 'nowhere.json'), at('services/.#erp.json'));
  await writeFile(at('services/pos.json.txt'), '{}');
  await mkdir(at('node_modules/shoe'), { recursive: true });
  for (const name of ['node_modules/shoe/package', '', 'services/.', '.draft'])
    await writeFile(at(`${name}.json`), '{}');
});
afterAll(() => rm(cwd, { recursive: true }));

test('documents are read; media, hidden names and targets of symbolic links are not', async () => {
  const { dir, pages, site, media, hidden } = await readSources('pages', cwd);
  expect(dir).toBe('pages');
  expect(pages.map(({ path }) => path)).toEqual([
    'My Page.json',
    'Upper.JSON',
    'huge.json',
    'index.json',
    'latin.json',
    'services/erp.json',
  ]);
  expect(site?.file).toBe('pages/_site.json');
  expect([...media].sort()).toEqual(['c.json', 'icons/a.svg']);
  expect(hidden).toEqual(['_drafts/a.json', '_note.json', 'services/_old/b.json']);
});

test('ignored files that look like a part of the site are named', async () => {
  const { strays = [] } = await readSources('pages', cwd);
  expect(strays.map(({ path, kind }) => `${kind} ${path}`).sort()).toEqual([
    'ending services/pos.json.txt',
    'in-media media/c.json',
    'link link.json',
    'link loop',
    'link media/icons/b.svg',
    'nameless .json',
    'nameless services/..json',
    'packages node_modules',
  ]);
});

test('pipes and sockets are named, and not opened', async () => {
  const dir = path.join(cwd, 'odd');
  for (const name of ['_site.json/a', 'services/soles.json', 'media/oven.webp', 'notes.d', '_drafts/x.json'])
    await mkdir(path.join(dir, name), { recursive: true });
  for (const name of ['index.json', 'media/four.png', 'letters', '_drafts/y.json', '.lock'])
    execFileSync('mkfifo', [path.join(dir, name)]);
  await writeFile(path.join(dir, 'services/soles.json/index.json'), '{}');
  const server = createServer().listen(path.join(dir, 'services/agent'));
  await once(server, 'listening');
  const { strays = [], pages, site, media, pictures } = await readSources(dir);
  server.close();
  expect(strays.map(({ path, kind }) => `${kind} ${path}`).sort()).toEqual([
    'folder _site.json',
    'folder media/oven.webp',
    'folder services/soles.json',
    'pipe index.json',
    'pipe letters',
    'pipe media/four.png',
    'socket services/agent',
  ]);
  expect([pages.map(({ path }) => path), site, [...media], [...pictures]]).toEqual([
    ['services/soles.json/index.json'],
    undefined,
    [],
    [],
  ]);
});

test.each([
  ['word', 'PK\x03\x04\x14\0\x06\0\x08\0[Content_Types].xml\xff word/document.xml'],
  ['excel', 'PK\x03\x04\x14\0[Content_Types].xml\xff xl/workbook.xml'],
  ['writer', 'PK\x03\x04\x14\0mimetypeapplication/vnd.oasis.opendocument.text\xff'],
  ['archive', 'PK\x03\x04\xff'],
  ['office', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
  ['pdf', '%PDF-1.7\n%\xe2\xe3'],
  ['picture', '\xff\xd8\xff\xe0'],
])('a file that holds %s says so, whatever its name', async (format, bytes) => {
  const file = path.join(cwd, `${format}.json`);
  await writeFile(file, bytes, 'latin1');
  expect(readContent(file)).toEqual({ problem: 'other-format', detail: format });
});

test('a file in UTF-16 is named by its encoding', async () => {
  const file = path.join(cwd, 'wide.json');
  await writeFile(file, Buffer.from('\ufeff{"title": "é"}', 'utf16le'));
  expect(readContent(file)).toEqual({ problem: 'not-utf8', detail: 'UTF-16' });
});

test.each(['/dev/zero', '/'])('%s is no document, whenever it came', (place) => {
  expect(readContent(place)).toEqual({ problem: 'unreadable', detail: 'it is no file' });
});

test('unreadable files are part of the answer, not thrown', async () => {
  const { pages } = await readSources('pages', cwd);
  const contentOf = (name: string) => pages.find((page) => page.path === name)?.content;
  expect(contentOf('huge.json')).toEqual({ problem: 'too-large', detail: '50.0 MB' });
  expect(contentOf('latin.json')).toEqual({ problem: 'not-utf8', detail: '' });
  expect(contentOf('Upper.JSON')).toEqual({ text: '\uFEFF{}' });
});

test('a folder outside the working directory is shown by its absolute path', async () => {
  const { dir } = await readSources(at(''), path.join(cwd, 'pages', 'services'));
  expect(path.isAbsolute(dir)).toBe(true);
});

test('a missing folder is an error', async () => {
  await expect(readSources('none', cwd)).rejects.toMatchObject({ code: 'ENOENT' });
  await expect(readSources('secret.json', cwd)).rejects.toMatchObject({ code: 'ENOTDIR' });
});

test('a folder with a backslash in its name is refused, with a fix, in place of being read as empty', async () => {
  const folder = path.join(cwd, String.raw`a\b`, 'pages');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'index.json'), '{}');
  await symlink(folder, path.join(cwd, 'short'));
  for (const name of [folder, 'short'])
    await expect(readSources(name, cwd)).rejects.toThrow(/has "\\" in it.*Rename the folder/);
});
