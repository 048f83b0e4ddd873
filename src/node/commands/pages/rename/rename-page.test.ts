import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
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

async function site(documents: Record<string, unknown> = {}) {
  const made = await tempSite(documents);
  folders.push(made.dir);
  const printed: string[] = [];
  const rename = (from: string, to: string) =>
    renamePage({ pagesDir: made.dir, from, to, print: (text) => printed.push(text) });
  const errors = async () => {
    const { issues } = validator.validate(await readSources(made.dir));
    return issues.filter(({ severity }) => severity === 'error').map(({ code, file }) => `${code} ${file}`);
  };
  return { ...made, rename, errors, printed };
}

const page = (more: object) => ({
  title: 'Laces for your shoes',
  description: 'Laces of cotton and of leather, cut to the length that your shoes need.',
  ...more,
  blocks: [
    { type: 'hero', title: 'Laces', lead: 'Cut to length.', picture: { color: 'green', pattern: 'kente' } },
  ],
});
const prose = (richText: string) => ({
  ...page({
    title: 'Questions about shoes',
    description: 'What customers ask us most often about their shoes.',
  }),
  blocks: [
    { type: 'banner', title: 'Questions', color: 'green', pattern: 'kente' },
    { type: 'prose', contents: 'Here', sections: [{ id: 'one', heading: 'One', richText }] },
  ],
});

test('the page moves with every link to it, and leaves an alias', async () => {
  const richText =
    'See [soles](/services/soles#prices), [again](/services/soles) and [more](/services/soles-2).';
  const { rename, read, errors, printed } = await site({
    'services/soles-2.json': page({}),
    'questions.json': prose(richText),
  });
  await rename('/services/soles', '/repairs/shoes/soles');
  expect(await errors()).toEqual([]);
  expect(JSON.parse(await read('repairs/shoes/soles.json')).aliases).toEqual(['/services/soles']);
  await expect(read('services/soles.json')).rejects.toThrow('ENOENT');
  expect(JSON.parse(await read('questions.json')).blocks[1].sections[0].richText).toBe(
    'See [soles](/repairs/shoes/soles#prices), [again](/repairs/shoes/soles) and [more](/services/soles-2).',
  );
  const [rows = ''] = printed;
  const line = (await read('_site.json'))
    .split('\n')
    .findIndex((text) => text.includes('/repairs/shoes/soles'));
  expect(rows).toContain(`_site.json:${line + 1}  a link leads to /repairs/shoes/soles`);
  expect(rows).toContain('repairs/shoes/soles.json:4  /services/soles leads here');
});

test('both addresses are known in every form', async () => {
  const { rename, read, dir } = await site();
  await rename('http://localhost:5173/services/soles#prices', `${dir}/soles.json`);
  await rename('https://www.example.com/soles/', 'repairs/soles/');
  expect(JSON.parse(await read('repairs/soles.json')).aliases).toEqual(['/services/soles', '/soles']);
});

test('everything else stays as it is, to the byte', async () => {
  const home =
    '\uFEFF{ "title" :"Shoes fixed",\r\n\t"description":\t"\\u0041 cobbler", "x": "/services/soles",\r\n';
  const link = '"href": "\\/services\\/soles#prices" , "label":"a"';
  const text = `${home}\t"blocks": [ { "type":"none", "actions": [{${link}},{ "href":"/services/soles?a#b"}] }] }\r\n`;
  const { rename, read } = await site({ 'index.json': text });
  await rename('services/soles', 'soles');
  expect(await read('index.json')).toBe(
    text
      .replace('"\\/services\\/soles#prices"', '"\\/soles#prices"')
      .replace('"/services/soles?', '"/soles?'),
  );
});

test('links in rich texts with a title or in angle brackets move too', async () => {
  const { rename, read, errors } = await site({
    'questions.json': prose(
      '[a](/services/soles "Soles") and [b](</services/soles#prices>) and /services/soles.',
    ),
  });
  await rename('/services/soles', '/soles');
  expect(await read('questions.json')).toContain(
    JSON.stringify('[a](/soles "Soles") and [b](</soles#prices>) and /services/soles.'),
  );
  expect(await errors()).toEqual([]);
});

test('of a rich text only the links change, not what is written like one', async () => {
  const written = '\\[a](/laces) shows it, [b](/services/soles) is one, \\[c](/services/soles) is none.';
  const { rename, read } = await site({ 'questions.json': prose(written) });
  await rename('/services/soles', '/soles');
  const { blocks } = JSON.parse(await read('questions.json'));
  expect(JSON.stringify(blocks)).toContain(
    JSON.stringify(written.replace('[b](/services/', '[b](/')).slice(1, -1),
  );
});

test('a page that moves back loses that alias, and keeps the others', async () => {
  const { rename, read, errors } = await site({ 'laces.json': page({ aliases: ['/strings'] }) });
  await rename('/laces', '/cords');
  expect(JSON.parse(await read('cords.json')).aliases).toEqual(['/strings', '/laces']);
  await rename('/cords', '/laces');
  expect(JSON.parse(await read('laces.json')).aliases).toEqual(['/strings', '/cords']);
  expect(await errors()).toEqual([]);
});

test('the path to the schema follows the file, and an address is no longer planned', async () => {
  const { rename, read, write } = await site({
    'laces.json': { $schema: '../schema/page.schema.json', ...page({}) },
  });
  await rename('/laces', '/goods/small/laces');
  expect(JSON.parse(await read('goods/small/laces.json')).$schema).toBe('../../../schema/page.schema.json');
  const document = JSON.parse(await read('_site.json'));
  await write('_site.json', { ...document, plannedRoutes: ['/laces', '/heels'] });
  await rename('/goods/small/laces', '/laces');
  expect(JSON.parse(await read('laces.json')).$schema).toBe('../schema/page.schema.json');
  expect(JSON.parse(await read('_site.json')).plannedRoutes).toEqual(['/heels']);
});

test.each([
  ['["/heels"]', '[]'],
  ['["/strings", "/heels"]', '["/strings"]'],
  ['["/strings","/heels" ]', '["/strings" ]'],
  ['[\n    "/strings", "/heels"]', '[\n    "/strings"]'],
])('the planned routes %j become %j', async (written, left) => {
  const { rename, read, write } = await site({ 'laces.json': page({}) });
  const text = await read('_site.json');
  const withPlanned = (list: string) => text.replace('{', `{ "plannedRoutes": ${list},`);
  await write('_site.json', withPlanned(written));
  await rename('/laces', '/heels');
  expect(await read('_site.json')).toBe(withPlanned(left));
});

test('the alias covers an address in the ledger', async () => {
  const { rename, errors } = await site({ '_published.json': ['/', '/services/soles'] });
  await rename('/services/soles', '/soles');
  expect(await errors()).toEqual([]);
});

test.each([
  ['/services/none', '/soles', 'There is no page at /services/none.'],
  ['/services/sole', '/soles', 'Did you mean /services/soles?'],
  ['/services/soles', '/', 'There is a page at / already'],
  ['/services/soles', '/laces', 'There is a page at /laces already: '],
  ['/services/soles', '/services/soles', 'There is a page at /services/soles already'],
  ['/services/soles', '/New Soles', 'Write /new-soles instead.'],
  ['https://www.example.org/services/soles', '/soles', 'is an address on another site; this one is https://'],
  ...['media', 'assets', 'social', 'schema', 'cdn-cgi'].flatMap((name) => [
    ['/services/soles', `/${name}`, `/${name} is needed for something else`],
    ['/services/soles', `${name}/a/b`, `/${name} is needed for something else`],
  ]),
  ['/services/soles', '/Social/Soles', 'digits and single hyphens only.'],
  ['/services/soles', '/strings', '/strings sends visitors on to /laces already: it is an alias in '],
  ['/services/soles', '/laces.json/x', 'cannot be the address'],
  ['/', '/home', '/ cannot move'],
  ['/404', '/lost', '/404 cannot move'],
])('from %j to %j is refused, and nothing changes', async (from, to, message) => {
  const { rename, all } = await site({ 'laces.json': page({ aliases: ['/strings'] }) });
  const before = await all();
  await expect(rename(from, to)).rejects.toThrow(message);
  expect(await all()).toEqual(before);
});

test('an unreadable document may contain a link, so nothing is moved', async () => {
  const { rename, all } = await site({ 'broken.json': '{ "title": ' });
  const before = await all();
  await expect(rename('/services/soles', '/soles')).rejects.toThrow(/broken\.json cannot be read/);
  expect(await all()).toEqual(before);
});

test('of a page that is itself unreadable that is said', async () => {
  const { rename, all } = await site({ 'laces.json': '{ "title": ' });
  const before = await all();
  await expect(rename('/laces', '/strings')).rejects.toThrow(
    /^The page itself cannot be read: .*laces\.json\. So its address .* \(npm run validate\) says of it/,
  );
  expect(await all()).toEqual(before);
});

test('nothing is written through a symbolic link to a folder outside', async () => {
  const outside = await mkdtemp(path.join(tmpdir(), 'pagewright-'));
  folders.push(outside);
  const { rename, all, dir } = await site();
  await mkdir(path.join(outside, 'inner'));
  await symlink(outside, path.join(dir, 'elsewhere'), 'dir');
  const before = await all();
  await expect(rename('/services/soles', '/elsewhere/inner/soles')).rejects.toThrow(/elsewhere is a link/);
  expect(await all()).toEqual(before);
});

test('of a page with translations, what moves them is said', async () => {
  const { rename, printed, errors } = await site(inFrench);
  await rename('/services/soles', '/repairs/soles');
  expect(printed.join('\n').split('\n').at(-1)).toBe(
    'Its translation is still /fr/services/soles. Move it, too: npm run rename:page -- /fr/services/soles /fr/repairs/soles',
  );
  await rename('/fr/services/soles', '/fr/repairs/soles');
  expect(printed.join('\n')).toMatch(/fr\/index\.json/);
  expect(await errors()).toEqual([]);
});
