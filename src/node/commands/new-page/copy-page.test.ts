import { rm } from 'node:fs/promises';
import { afterEach, expect, test } from 'vitest';
import { inFrench } from '../../../../tests/invalid/in-french';
import { tempSite } from '../../../../tests/support/sites/temp-site';
import { createValidator } from '../../../content/check/validate';
import { loadValidatorConfig } from '../../read/validator-config';
import { readSources } from '../../read/read-sources';
import { type CopyPageOptions, copyWholePage } from './copy-page';

const validator = createValidator(await loadValidatorConfig());
const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

const LACES = `{
  "$schema": "../../schema/page.schema.json",
  "title": "Laces for your shoes",
  "description": "Laces of cotton and of leather, cut to the length that your shoes need.",
  "aliases": ["/strings"],
  "blocks": [
    { "type": "hero", "title": "Laces",   "lead": "Cut to length.",
      "actions": [{ "label": "Prices", "href": "/goods/laces#prices" }],
      "picture": { "color": "green" } },
    { "type": "statements", "id": "prices", "statements": [
      { "label": "Price", "text": "Ask us." }, { "label": "Wait", "text": "A day." } ] }
  ]
}
`;

async function site(documents: Record<string, unknown> = {}) {
  const made = await tempSite({ 'goods/laces.json': LACES, ...documents });
  folders.push(made.dir);
  const printed: string[] = [];
  const copy = (options: Omit<CopyPageOptions, 'pagesDir' | 'print'>) =>
    copyWholePage({ pagesDir: made.dir, print: (text) => printed.push(text), ...options });
  const errors = async () => {
    const { issues } = validator.validate(await readSources(made.dir));
    return issues.filter(({ severity }) => severity === 'error').map(({ code, file }) => `${code} ${file}`);
  };
  return { ...made, copy, errors, printed };
}

const ribbons = { from: '/goods/laces', to: '/goods/silk/ribbons', title: 'Ribbons for your shoes' };

test('a copy is whole, but for title, name, aliases and links to itself', async () => {
  const { copy, read, errors } = await site();
  await copy({ ...ribbons, menu: 'footer/Services' });
  expect(await errors()).toEqual([]);
  expect(await read('goods/silk/ribbons.json')).toBe(
    LACES.replace('../../schema', '../../../schema')
      .replace('Laces for your shoes', ribbons.title)
      .replace('\n  "aliases": ["/strings"],', '')
      .replace('/goods/laces#prices', '/goods/silk/ribbons#prices'),
  );
  expect(await read('goods/laces.json')).toBe(LACES);
  const { footer } = JSON.parse(await read('_site.json'));
  expect(footer.columns[0].links[1]).toEqual({ label: ribbons.title, href: ribbons.to });
});

test('a short name is written where it is not the title, and that of the page never stays', async () => {
  const { copy, read, errors, printed } = await site();
  await copy({ ...ribbons, name: 'Ribbons', menu: 'none' });
  const copied = await read('goods/silk/ribbons.json');
  expect(copied).toMatch(
    /"title": "Ribbons for your shoes",\n {2}"description": .*,\n {2}"name": "Ribbons",\n/,
  );
  await copy({ from: 'pages/goods/silk/ribbons', to: '/bows', title: 'Bows', menu: 'none' }).catch(() => {});
  await copy({ from: 'goods/silk/ribbons/', to: 'bows/', title: 'Bows', menu: 'none' });
  expect(JSON.parse(await read('bows.json'))).not.toHaveProperty('name');
  expect(await errors()).toEqual([]);
  expect(printed[0]).toContain('ribbons.json is made, a copy of /goods/laces.');
});

test('title and address are asked for, and the address is offered', async () => {
  const { copy, read } = await site();
  const shown: string[] = [];
  const answers = ['Ribbons', '', 'none'];
  const ask = async (question: string) => {
    shown.push(question);
    return answers.shift();
  };
  const questions = { ask, say: (text: string) => void shown.push(text), isInteractive: true };
  await copy({ from: '/goods/laces', questions });
  expect(shown[0]).toMatch(/^At most 4 questions come\./);
  expect(shown).toContain('Address of the new page? Enter alone takes /goods/ribbons.');
  expect(JSON.parse(await read('goods/ribbons.json')).title).toBe('Ribbons');
});

test.each([
  [{ ...ribbons, from: '/goods/lace' }, 'Did you mean /goods/laces?'],
  [{ ...ribbons, to: '/goods/laces' }, 'There is a page at /goods/laces already'],
  [{ ...ribbons, to: '/strings' }, '/strings sends visitors on to /goods/laces already'],
  [{ ...ribbons, title: undefined }, 'The title is missing.'],
  [{ ...ribbons, to: undefined }, 'The address is missing.'],
  [{ ...ribbons, from: '/broken' }, 'The page /broken has errors, which a copy would have too.'],
  [{ ...ribbons, menu: 'Shop' }, 'There is no menu "Shop".'],
])('%j is refused, and nothing changes', async (options, message) => {
  const { copy, all } = await site({ 'broken.json': { title: 'Broken' } });
  const before = await all();
  await expect(copy(options)).rejects.toThrow(message);
  expect(await all()).toEqual(before);
});

test('the home page of a language that the site names already is made as validation says', async () => {
  const { copy, read, write, errors } = await site();
  const document = JSON.parse(await read('_site.json'));
  await write('_site.json', { ...document, languages: { fr: 'fr-BJ' } });
  expect(await errors()).toEqual([expect.stringContaining('no-language-home')]);
  await copy({ from: '/', to: '/fr', title: 'Des chaussures comme neuves', menu: 'none' });
  expect(await errors()).toEqual([]);
  expect(JSON.parse(await read('fr/index.json')).title).toBe('Des chaussures comme neuves');
});

test('a page that is copied into a language gets its entry in the menu of that language', async () => {
  const { copy, read, errors } = await site({ ...inFrench, 'goods/laces.json': LACES });
  const before = await read('_site.json');
  await copy({ from: '/services/soles', to: '/fr/talons', title: 'Des talons neufs', menu: 'footer/Pages' });
  expect(await errors()).toEqual([]);
  expect(await read('fr/_site.json')).toContain('"href": "/fr/talons"');
  expect(await read('_site.json')).toBe(before);
});
