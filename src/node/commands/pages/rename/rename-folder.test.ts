import { rm, rename as renameFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { inFrench } from '../../../../../tests/invalid/in-french';
import { tempSite } from '../../../../../tests/support/sites/temp-site';
import { createValidator } from '../../../../content/check/validate';
import { loadValidatorConfig } from '../../../read/validator-config';
import { readSources } from '../../../read/read-sources';
import { renamePage } from './rename-page';

const validator = createValidator(await loadValidatorConfig());
const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

const LACES = ['round', 'flat', 'waxed'];

/** Pages of one folder that link to each other, and to which another page links. */
function pages(): Record<string, unknown> {
  const page = (name: string, href: string) => ({
    title: `${name} laces for your shoes`,
    description: `Laces that are ${name}, cut to the length that your shoes need, of cotton or leather.`,
    blocks: [
      { type: 'hero', title: name, lead: `Cut ${name}.`, picture: { color: 'green', pattern: 'kente' } },
      {
        type: 'call-to-action',
        heading: `More than ${name}`,
        text: `Others are not ${name}.`,
        actions: [{ label: `Not ${name}`, href }],
        color: 'green',
        pattern: 'kente',
      },
    ],
  });
  const inFolder = LACES.map((name, index) => [
    `laces/${name}.json`,
    page(name, `/laces/${LACES[(index + 1) % LACES.length]}`),
  ]);
  return {
    ...Object.fromEntries(inFolder),
    'fringes.json': page('fringed', '/laces/round'),
    '_published.json': ['/', '/services/soles', ...LACES.map((name) => `/laces/${name}`)],
  };
}

async function site(documents = pages()) {
  const made = await tempSite(documents);
  folders.push(made.dir);
  const printed: string[] = [];
  const rename = (from: string, to: string) =>
    renamePage({ pagesDir: made.dir, from, to, print: (text) => printed.push(text) });
  const errors = async () => {
    const { issues } = validator.validate(await readSources(made.dir));
    return issues.filter(({ severity }) => severity === 'error').map(({ code, args }) => [code, args.route]);
  };
  return { ...made, rename, errors, printed };
}

test('all pages of a folder move with their links, and leave aliases', async () => {
  const { rename, read, errors, printed } = await site();
  await rename('laces/', '/strings/');
  expect(await errors()).toEqual([]);
  for (const name of LACES)
    expect(JSON.parse(await read(`strings/${name}.json`)).aliases).toEqual([`/laces/${name}`]);
  expect(await read('fringes.json')).toContain('"/strings/round"');
  await expect(read('laces/round.json')).rejects.toThrow('ENOENT');
  expect(printed[0]).toMatch(/^3 pages moved from \/laces to \/strings, with 4 links to them\.\n/);
});

test('where one of them cannot move, none does', async () => {
  const taken = pages()['laces/flat.json'];
  const { rename, read, errors } = await site({ ...pages(), 'strings/flat.json': taken });
  await expect(rename('/laces', '/strings')).rejects.toThrow('/strings/flat');
  expect(await read('laces/round.json')).toContain('round laces');
  await expect(read('strings/round.json')).rejects.toThrow('ENOENT');
  expect(await errors()).toEqual([]);
});

test('the translations of the pages are named with what moves them', async () => {
  const french = { ...inFrench, 'fr/laces/round.json': pages()['laces/round.json'] };
  const { rename, printed } = await site({ ...pages(), ...french });
  await rename('/laces', '/strings');
  expect(printed[0]).toContain('npm run rename:page -- /fr/laces /fr/strings');
});

test('a folder that was renamed by hand is one error, not one at each page and link', async () => {
  const { dir, rename, errors } = await site();
  await renameFile(path.join(dir, 'laces'), path.join(dir, 'strings'));
  expect(await errors()).toEqual([['removed-route', '/laces/round']]);
  await renameFile(path.join(dir, 'strings'), path.join(dir, 'laces'));
  await rename('/laces', '/strings');
  expect(await errors()).toEqual([]);
});

test('a page that has the address of a folder moves alone, and what moves the pages of the folder is said', async () => {
  const { rename, read, printed } = await site({ ...pages(), 'laces.json': pages()['fringes.json'] });
  await rename('/laces', '/strings');
  expect(printed[0]?.split('\n').at(-1)).toBe(
    '3 pages in the folder /laces stay there. To move them, too: npm run rename:page -- /laces/ /strings/',
  );
  await rename('/laces/', '/strings/');
  expect(JSON.parse(await read('strings/round.json')).aliases).toEqual(['/laces/round']);
});

test('a folder that has moved before is said to have moved', async () => {
  const { rename, printed, all } = await site();
  await rename('/laces', '/strings');
  const moved = await all();
  await rename('/laces', '/strings');
  expect(printed[1]).toBe('3 pages moved from /laces to /strings already. Nothing was changed.');
  expect(await all()).toEqual(moved);
});
