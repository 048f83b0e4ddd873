import { rm } from 'node:fs/promises';
import { afterEach, expect, test } from 'vitest';
import { tempSite } from '../../../../tests/support/sites/temp-site';
import { readSite } from '../../read/read-site';
import { expectJson, expectKnownDates } from './expect-no-errors';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

async function sourcesWith(documents: Readonly<Record<string, unknown>>) {
  const { dir } = await tempSite(documents);
  folders.push(dir);
  return readSite(dir);
}

const page = (more: object) => ({
  title: 'Heels',
  ...more,
  blocks: [{ type: 'rich-text', body: 'We mend heels.' }],
});

test.each([
  ['a page', 'heels.json'],
  ['the site document', '_site.json'],
])('%s that is not JSON is told with its place', async (_, name) => {
  const sources = await sourcesWith({ [name]: '{\n  "version": 0,\n  "title: "Heels"\n}\n' });
  await expect(expectJson(sources)).rejects.toThrow(
    new RegExp(`${name}:3:\\d+ {2}error {2}not-json\\n[\\s\\S]*Fix: [\\s\\S]*Nothing was changed\\.$`),
  );
});

test('documents that are JSON can be brought up to date, whatever is wrong with them', async () => {
  await expectJson(await sourcesWith({ 'heels.json': { version: 0, titel: 5 } }));
});

test.each([
  ['a day that there is not', { publishFrom: '2099-02-31T00:00Z' }, '"2099-02-31T00:00Z"'],
  ['a day without a time', { publishFrom: '2099-02-01' }, '"2099-02-01"'],
  ['a number', { publishUntil: 2099 }, '2099'],
  ['a misspelt name', { publishForm: '2099-02-01T00:00Z' }, '"publishForm"'],
  ['another status', { status: 'Draft' }, '"Draft"'],
])('%s is told, since nobody knows when the page is public', async (_, more, value) => {
  const refusal = expectKnownDates(await sourcesWith({ 'heels.json': page(more) }));
  await expect(refusal).rejects.toThrow(/heels\.json:3:\d+ {2}error[\s\S]*So it is not known when each page/);
  await expect(refusal).rejects.toThrow(value);
});

test('a page that is not JSON is told, though no date can be seen in it', async () => {
  const sources = await sourcesWith({ 'heels.json': '{ "title": "Heels }' });
  await expect(expectKnownDates(sources)).rejects.toThrow('heels.json:1:');
});

test('a page with a date and a name that is no address is told', async () => {
  const dated = page({ publishFrom: '2099-02-01T00:00Z' });
  const refusal = expectKnownDates(
    await sourcesWith({ 'New Heels.json': dated, 'Old Heels.json': page({}) }),
  );
  await expect(refusal).rejects.toThrow(/New Heels\.json:1:1 {2}error {2}bad-route[\s\S]*new-heels\.json/);
  await expect(refusal).rejects.not.toThrow('Old Heels.json');
});

test('errors of other kinds do not matter', async () => {
  const right = { status: 'draft', publishFrom: '2099-02-01T00:00Z', titel: 5 };
  await expectKnownDates(await sourcesWith({ 'heels.json': page(right), 'soles.json': page({ titel: 5 }) }));
});
