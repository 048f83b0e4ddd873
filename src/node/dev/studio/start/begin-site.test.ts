import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { studioClient } from '../../../../../tests/support/clients/studio-client';

const nothing = {
  ...{ name: '', offer: '', language: '', town: '', country: '' },
  ...{ phone: '', email: '', palette: '', fonts: '', url: '' },
};
const bakery = { ...nothing, name: 'Ama’s Bakery', offer: 'We bake bread', email: 'ama@example.com' };

let folder: string;
let dir: string;
let studio: Awaited<ReturnType<typeof studioClient>>;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pagewright-'));
  dir = path.join(folder, 'bakery/pages');
});
afterEach(async () => {
  await studio.close();
  await rm(folder, { recursive: true });
});

test('a folder that does not exist offers what a new site can choose from', async () => {
  studio = await studioClient(dir);
  expect((await studio.call('pages', {})).answer).toEqual({ pages: [], isChecked: expect.any(Boolean) });
  const { answer } = await studio.call('beginning', {});
  expect(answer).toMatchObject({
    dir,
    paper: [{ name: '--canvas' }, { name: '--ink' }, { name: '--ink-2' }],
  });
  expect(answer.problem).toBeUndefined();
  expect(answer.languages).toContainEqual({ tag: 'fr', name: 'French' });
  expect(answer.palettes.map(({ name, panel }) => `${name} ${panel}`)).toEqual([
    'forest green',
    'ocean lagoon',
    'clay laterite',
    'plum indigo',
    'graphite slate',
  ]);
  for (const { about, values } of answer.palettes)
    expect([about !== '', values.some(({ name }) => name === '--on-brand')]).toEqual([true, true]);
  expect(answer.fonts.map(({ name }) => name)).toEqual(['clear', 'book', 'round', 'plain']);
  for (const { text } of answer.fonts.slice(1))
    expect(answer.fontRules).toContain(`font-family:${text.split(',')[0]}`);
  await expect(readdir(folder)).resolves.toEqual([]);
});

test('each wrong answer is told in the words of its question, and nothing is made', async () => {
  studio = await studioClient(dir);
  const wrong = { ...nothing, language: 'de', town: 'Accra', country: 'Ghanna', phone: 'no', url: 'x' };
  const { answer } = await studio.call('newSite', wrong);
  expect(answer).toEqual({
    problems: {
      name: 'A new site needs this name.',
      offer: 'A new site needs this sentence.',
      language: expect.stringContaining('A new site cannot begin in "de".'),
      country: expect.stringContaining('Did you mean Ghana?'),
      phone: expect.stringContaining('"no" is not a telephone number.'),
      email: 'A new site needs an e-mail address, such as hello@example.com.',
      url: expect.stringContaining('"x" is not the web address of a site.'),
    },
  });
  await expect(readdir(folder)).resolves.toEqual([]);
});

test('a country that there is not is told without a town, too', async () => {
  studio = await studioClient(dir);
  const { answer } = await studio.call('newSite', { ...bakery, town: '', country: 'Atlantis' });
  expect(answer).toEqual({
    problems: { country: expect.stringContaining('There is no country "Atlantis".') },
  });
});

test('a site is made, and is there once that is answered', async () => {
  studio = await studioClient(dir);
  const style = async () =>
    (await studio.send('/src/theme/theme.css', { method: 'GET', headers: { accept: 'text/css' } })).text;
  expect(await style()).toMatch(/--stairs-end:\s*polygon\(0 0/);
  const { answer } = await studio.call('newSite', { ...bakery, language: 'ar', fonts: 'book' });
  expect(answer).toEqual({ isMade: true });
  const { pages } = (await studio.call('pages', {})).answer;
  expect(pages.map(({ path: name }) => name)).toContain('index.json');
  expect((await studio.send('/', { method: 'GET' })).text).toContain('<html lang="ar" dir="rtl">');
  // Style sheets that were prepared before are turned now.
  expect(await style()).toMatch(/--stairs-end:\s*polygon\(100% 0/);
  expect((await studio.call('newSite', bakery)).answer).toMatchObject({
    problem: expect.stringContaining('is not empty'),
  });
});

test('a folder in which there is something else is refused in the words of the command', async () => {
  await mkdir(dir, { recursive: true });
  await writeFile(path.join(dir, 'holiday.jpg'), '');
  studio = await studioClient(dir);
  const problem = `The folder ${dir} is not empty: it holds holiday.jpg. Name a folder that is new or empty.`;
  expect((await studio.call('beginning', {})).answer.problem).toBe(problem);
  expect((await studio.call('newSite', bakery)).answer).toEqual({ problem });
  await expect(readdir(dir)).resolves.toEqual(['holiday.jpg']);
});
