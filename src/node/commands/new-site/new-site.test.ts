import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createValidator } from '../../../content/check/validate';
import { STARTER_LANGUAGES } from '../../../content/edit/new-site/compose-site';
import { fixSite } from '../../../content/edit/fix/fix';
import type { NewSiteAnswers } from '../../../content/model/protocols/new-site';
import { DEFAULT_LABELS } from '../../../content/model/labels/default-labels';
import { PALETTES } from '../../../content/palette/palettes';
import { buildSite } from '../../build/build';
import { readSources } from '../../read/read-sources';
import { loadValidatorConfig } from '../../read/validator-config';
import { newSite } from './new-site';

const config = await loadValidatorConfig();
const validator = createValidator(config);
let folder: string;
let count = 0;
let dir: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pagewright-'));
});
beforeEach(() => {
  dir = path.join(folder, `company-${count++}`, 'pages');
});
afterAll(() => rm(folder, { recursive: true }));

const bakery: NewSiteAnswers = {
  name: 'Ama’s Bakery',
  offer: 'We bake bread and cakes',
  language: 'en-GH',
  town: 'Accra',
  country: 'Ghana',
  phone: '+233 30 123 4567',
  email: 'ama@example.com',
  palette: 'clay',
  fonts: 'book',
};

const printed: string[] = [];
const make = (answers: NewSiteAnswers) => newSite({ dir, print: (text) => printed.push(text), ...answers });
const read = async (name: string) => JSON.parse(await readFile(path.join(dir, name), 'utf8'));

describe.each(STARTER_LANGUAGES)('in %s', (language) => {
  test.each([
    ['all that is asked', bakery],
    ['no more than is needed', { name: 'Nalanda', offer: bakery.offer, email: bakery.email }],
  ])('a site from %s has nothing that validation could tell', async (_what, answers) => {
    await make({ ...answers, language });
    const sources = await readSources(dir);
    expect(validator.validate(sources).issues).toEqual([]);
    expect(fixSite(sources, { validator, config, schemaDir: undefined }).fixed).toEqual([]);
  });
});

test.each([
  ['Ilé Aṣọ', { name: 'plain' }],
  ['ଓଡ଼ିଆ Books', { scripts: ['odia'] }],
])('the words of %s have letters in the fonts', async (name, fonts) => {
  const { fonts: _, ...answers } = bakery;
  await make({ ...answers, name });
  expect((await read('_site.json')).fonts).toEqual(fonts);
  expect(validator.validate(await readSources(dir)).issues).toEqual([]);
});

test('there are starter words in each language that has labels', () => {
  expect([...STARTER_LANGUAGES].sort()).toEqual(Object.keys(DEFAULT_LABELS).sort());
});

test('it has the answers, in documents that find their schema', async () => {
  await make(bakery);
  expect((await readdir(dir)).sort()).toEqual([
    '404.json',
    '_site.json',
    'about.json',
    'contact.json',
    'index.json',
    'legal.json',
    'media',
    'services.json',
  ]);
  const site = await read('_site.json');
  expect(site).toMatchObject({
    language: 'en-GH',
    palette: { name: 'clay' },
    fonts: { name: 'book' },
    tokens: { company: 'Ama’s Bakery', offer: 'We bake bread and cakes.', phone: '+233 30 123 4567' },
    contact: { offices: [{ address: ['Accra', 'Ghana'], country: 'GH', color: 'laterite' }] },
  });
  for (const name of ['_site.json', 'index.json'])
    expect(JSON.parse(await readFile(path.resolve(dir, (await read(name)).$schema), 'utf8'))).toHaveProperty(
      'title',
      name === '_site.json' ? 'SiteDocument' : 'PageDocument',
    );
  expect(printed.at(-1)).toContain(`npm run dev -- --pages ${dir}`);
});

test('paths with spaces are in quotation marks in every command', async () => {
  dir = path.join(folder, 'my site ü', 'pages');
  await make(bakery);
  const out = path.join(folder, 'my site ü', 'dist');
  expect(printed.at(-1)).toContain(`npm run build -- --pages "${dir}" --out "${out}"\n`);
});

test('the country is named in the language of the site', async () => {
  await make({ ...bakery, language: 'ar', town: 'القاهرة', country: 'egypt' });
  expect((await read('_site.json')).contact.offices[0]).toMatchObject({
    address: ['القاهرة', 'مصر'],
    country: 'EG',
  });
});

test.each([
  ['Benin', 'BJ'],
  ['bj', 'BJ'],
  ['UK', 'GB'],
  ['Ivory Coast', 'CI'],
])('the country %s is taken as %s', async (country, code) => {
  await make({ ...bakery, country });
  expect((await read('_site.json')).contact.offices[0]).toMatchObject({ country: code });
});

test.each([
  [{ name: undefined }, 'The name of the company is missing. Add it with --name'],
  [{ name: 'x'.repeat(61) }, 'The name has 61 characters; at most 60 are possible.'],
  [{ name: '{company}' }, 'The name cannot have one of { } < > in it.'],
  [{ language: 'de' }, 'A new site cannot begin in "de".'],
  [{ language: 'e' }, 'A new site cannot begin in "e".'],
  [{ country: 'Ghanna' }, 'Did you mean Ghana?'],
  [{ country: 'QQ' }, 'There is no country "QQ".'],
  [{ country: 'YU' }, 'There is no country "YU". Did you mean RS?'],
  [{ country: 'Atlantis', town: undefined }, 'There is no country "Atlantis".'],
  [{ phone: 'call us' }, '"call us" is not a telephone number.'],
  [{ email: 'ama@example' }, '"ama@example" is not an e-mail address.'],
  [{ palette: 'pink' }, 'There is no palette "pink". Choose one of: forest'],
  [{ fonts: 'comic' }, 'There is no pair of fonts "comic". Choose one of: clear'],
  [{ email: '' }, 'A new site needs an e-mail address'],
  [{ url: 'http://example.com' }, '"http://example.com" is not the web address of a site.'],
  [{ url: 'desk@example.com' }, '"desk@example.com" is not the web address of a site.'],
  [{ url: 'example' }, '"example" is not the web address of a site.'],
])('%j is refused, and nothing is made', async (answers, message) => {
  await expect(make({ ...bakery, ...answers })).rejects.toThrow(message);
  await expect(readdir(path.dirname(dir))).rejects.toThrow('ENOENT');
});

test.each([
  ['bread.example.com', 'https://bread.example.com'],
  ['https://Bread.example.com/', 'https://bread.example.com'],
  ['', 'https://www.example.com'],
])('the web address %s is taken as %s', async (url, taken) => {
  await make({ ...bakery, url });
  expect((await read('_site.json')).url).toBe(taken);
});

test('the questions come in order, and Enter alone takes what can be left out', async () => {
  const asked: string[] = [];
  const answers = ['Clinic', 'We see patients', 'arabic', '', '', 'a@example.com', ''];
  const questions = {
    isInteractive: true,
    say: (text: string) => void asked.push(text),
    ask: async (question: string) => {
      asked.push(question);
      return answers.shift();
    },
  };
  await newSite({ dir, questions, print: () => {} });
  expect(asked[0]).toBe('At most 8 questions come. Ctrl+C stops; nothing is changed before the last answer.');
  const site = await read('_site.json');
  expect(site).toMatchObject({ language: 'ar', palette: { name: Object.keys(PALETTES)[0] } });
  expect(site.contact).toEqual({ email: ['{email}'] });
});

test('an empty folder is taken; one in which there is something is refused and left as it is', async () => {
  await mkdir(dir, { recursive: true });
  await make(bakery);
  const before = await readdir(dir);
  await expect(make(bakery)).rejects.toThrow(/is not empty: it holds 404\.json and 7 more\. Name a folder/);
  expect(await readdir(dir)).toEqual(before);
  expect(await readdir(path.dirname(dir))).toEqual(['pages']);
});

test('a file in its place is refused', async () => {
  await mkdir(path.dirname(dir), { recursive: true });
  await writeFile(dir, '');
  await expect(make(bakery)).rejects.toThrow('is a file. Name a folder that is new or empty.');
});

test.each(['en', 'ar'])('a site in %s builds', { tags: ['rest'] }, async (language) => {
  await make({ ...bakery, language });
  const out = path.join(path.dirname(dir), 'dist');
  const cacheDir = path.join(path.dirname(dir), 'cache');
  expect(await buildSite({ pagesDir: dir, out, cacheDir, social: false, print: () => {} })).toBe(0);
  const html = await readFile(path.join(out, 'index.html'), 'utf8');
  expect(html).toContain(`<html lang="${language}"`);
  expect(html).toContain('--brand:var(--lightningcss-light,#8c3519)');
});
