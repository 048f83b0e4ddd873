import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tempSite } from '../../../tests/support/sites/temp-site';
import { CommandProblem } from '../system/command-problem';
import { readSite } from './read-site';
import { wantedDocuments } from './wanted-documents';

let dir = '';
beforeAll(async () => {
  ({ dir } = await tempSite());
});
afterAll(() => rm(dir, { recursive: true }));

const wanted = async (...names: string[]) =>
  wantedDocuments(
    names.map((name) => path.join(dir, name)),
    dir,
    await readSite(dir),
  );

test('a folder means the documents in it; no argument means all', async () => {
  expect(await wanted('services', 'index.json')).toEqual(new Set(['services/soles.json', 'index.json']));
  expect(await wanted()).toBeUndefined();
});

test.each([
  ['/services/soles', 'services/soles.json'],
  ['https://www.example.com/services/soles#prices', 'services/soles.json'],
  ['http://localhost:5173/services/', 'services/soles.json'],
  ['/', 'index.json'],
])('the address %j means its page, or the pages below it', async (address, document) => {
  expect(await wantedDocuments([address], dir, await readSite(dir))).toEqual(new Set([document]));
});

test.each([
  ['no such file', 'none.json', /^There is no page, file or folder .*none\.json\.$/],
  ['a path outside the pages folder', '..', /is outside the pages folder, /],
  ['a file that is no document', 'media/soles.webp', /is no page document and holds none\. /],
])('%s is a mistake that is told', async (_, name, sentence) => {
  await expect(wanted(name)).rejects.toThrow(CommandProblem);
  await expect(wanted(name)).rejects.toThrow(sentence);
});

test('a file in place of the pages folder is reported', async () => {
  const file = path.join(dir, 'index.json');
  await expect(readSite(file)).rejects.toThrow(CommandProblem);
  await expect(readSite(file)).rejects.toThrow(/^The pages folder .*index\.json cannot be read: .+\.$/);
});
