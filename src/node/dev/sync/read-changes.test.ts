import { writeFileSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tempSite } from '../../../../tests/support/sites/temp-site';
import type { SiteSources } from '../../../content/model/source';
import { readSite } from '../../read/read-site';
import { readChanges } from './read-changes';

let dir: string;
let sources: SiteSources;

beforeEach(async () => {
  ({ dir } = await tempSite({ 'heels.json': { title: 'Heels' }, 'laces.json': { title: 'Laces' } }));
  sources = await readSite(dir);
});
afterEach(() => rm(dir, { recursive: true }));

const at = (name: string) => path.join(dir, name);
const write = (name: string, text: string) => writeFile(at(name), text);
const textOf = ({ pages }: SiteSources, name: string) => {
  const content = pages.find((page) => page.path === name)?.content;
  return content && 'text' in content ? content.text : undefined;
};

test('of documents only those that have changed are read', async () => {
  await write('heels.json', '{ "title": "New" }');
  await write('laces.json', '{ "title": "New" }');
  const now = await readChanges(sources, dir, ['heels.json']);
  expect(textOf(now, 'heels.json')).toBe('{ "title": "New" }');
  expect(textOf(now, 'laces.json')).toContain('Laces');
  expect([now.pictures, now.site]).toEqual([sources.pictures, sources.site]);
});

test('a document that is half written is read once it is whole, or stays as it is', async () => {
  await write('heels.json', '');
  const reading = readChanges(sources, dir, ['heels.json']);
  writeFileSync(at('heels.json'), '{ "title": "Whole" }');
  expect(textOf(await reading, 'heels.json')).toBe('{ "title": "Whole" }');
  await write('heels.json', '{ "title": ');
  expect(textOf(await readChanges(sources, dir, ['heels.json']), 'heels.json')).toBe('{ "title": ');
});

test('a document that is new, renamed or gone, and a picture, are found', async () => {
  await rename(at('heels.json'), at('boots.json'));
  await rm(at('laces.json'));
  await rename(at('media/soles.webp'), at('media/boots.webp'));
  for (const changed of ['heels.json', 'boots.json', 'laces.json', 'media/soles.webp', 'media', '']) {
    const now = await readChanges(sources, dir, [changed]);
    const names = now.pages.map((page) => page.path);
    expect([names.includes('boots.json'), names.includes('laces.json')]).toEqual([true, false]);
    expect(now.pictures.has('boots.webp')).toBe(true);
  }
});

test('a folder that is gone takes its documents with it', async () => {
  await rm(at('services'), { recursive: true });
  expect(textOf(await readChanges(sources, dir, ['services']), 'services/soles.json')).toBeUndefined();
});

test('a folder whose place a file has taken is gone, too', async () => {
  await rm(at('services'), { recursive: true });
  await write('services', '');
  const now = await readChanges(sources, dir, ['services/soles.json']);
  expect(textOf(now, 'services/soles.json')).toBeUndefined();
});

test('temporary files of a text editor concern no document', async () => {
  await write('laces.json', '{}');
  expect(textOf(await readChanges(sources, dir, ['heels.json~', '4913']), 'laces.json')).toContain('Laces');
});
