import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { inFrench } from '../../../../tests/invalid/in-french';
import { tempSite } from '../../../../tests/support/sites/temp-site';
import { createValidator } from '../../../content/check/validate';
import { loadValidatorConfig } from '../../read/validator-config';
import { readSources } from '../../read/read-sources';
import type { Questions } from '../questions/ask';
import { deletePage } from './delete-page';

const validator = createValidator(await loadValidatorConfig());
const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

const picture = (src: string) => ({ image: { src, alt: 'Shoes that were made new' } });
const page = (title: string, more: object = {}, src = 'workshop.webp') => ({
  title: `${title} for your shoes`,
  description: `${title} of cotton and of leather, as your shoes need them, while you wait.`,
  ...more,
  blocks: [
    { type: 'hero', title, lead: 'Cut to length.', picture: picture(src) },
    {
      type: 'statements',
      id: 'prices',
      statements: [
        { label: 'Price', text: `${title}: ask us.` },
        { label: 'Wait', text: `${title} take a day.` },
      ],
    },
  ],
});
const prose = (richText: string) => ({
  title: 'Questions about shoes',
  description: 'What customers ask us most often about their shoes.',
  blocks: [
    { type: 'banner', title: 'Questions', color: 'green', pattern: 'kente' },
    { type: 'prose', contents: 'Here', sections: [{ id: 'one', heading: 'One', richText }] },
  ],
});

/** A site with a page for laces, to which menu, footer and a text lead, and one for soles. */
async function site(documents: Record<string, unknown> = {}) {
  const made = await tempSite({
    'goods/laces.json': page('Laces', { aliases: ['/strings'] }),
    'questions.json': prose('See [laces](/goods/laces#prices), [more](</goods/laces#colors> "Colors").'),
    ...documents,
  });
  folders.push(made.dir);
  const document = JSON.parse(await made.read('_site.json'));
  document.navigation.items.push({ type: 'link', label: 'Laces', href: '/goods/laces' });
  document.footer.columns[0].links.push({ label: 'All laces', href: '/goods/laces' });
  await made.write('_site.json', document);
  const printed: string[] = [];
  const remove = (written: string, leadTo?: string, questions?: Questions) =>
    deletePage({ pagesDir: made.dir, written, leadTo, questions, print: (text) => printed.push(text) });
  const errors = async () => {
    const { issues } = validator.validate(await readSources(made.dir));
    return issues.filter(({ severity }) => severity === 'error').map(({ code, file }) => `${code} ${file}`);
  };
  return { ...made, remove, errors, printed };
}

test('links and the address of the page lead to another one; the ledger stays', async () => {
  const ledger = ['/', '/goods/laces', '/services/soles', '/strings'];
  const { remove, read, errors, printed } = await site({ '_published.json': ledger });
  await remove('/goods/laces', '/services/soles');
  expect(await errors()).toEqual([]);
  await expect(read('goods/laces.json')).rejects.toThrow('ENOENT');
  expect(JSON.parse(await read('services/soles.json')).aliases).toEqual(['/goods/laces', '/strings']);
  expect(JSON.parse(await read('_published.json'))).toEqual(ledger);
  const { navigation, footer } = JSON.parse(await read('_site.json'));
  expect(navigation.items[1]).toEqual({ type: 'link', label: 'Laces', href: '/services/soles' });
  expect(footer.columns[0].links).toEqual([{ label: 'Soles', href: '/services/soles', icon: 'sneaker' }]);
  expect(JSON.parse(await read('questions.json')).blocks[1].sections[0].richText).toBe(
    'See [laces](/services/soles#prices), [more](</services/soles> "Colors").',
  );
  const [report = ''] = printed;
  expect(report).toMatch(
    /^\/goods\/laces is deleted: .*laces\.json\. Its address leads to \/services\/soles now\.\n/,
  );
  expect(report).toMatch(
    /_site\.json:\d+ {2}the entry "Laces" of the bar at the top leads to \/services\/soles, ".+", and keeps its words: change them if they do not fit that page\n/,
  );
  expect(report).toMatch(/_site\.json:\d+ {2}the entry "All laces" is taken out of the footer\n/);
  expect(report).toMatch(/services\/soles\.json:4 {2}\/goods\/laces, \/strings lead here\n/);
});

const laces = (label: string, place = '') => ({ label, href: `/goods/laces${place}` });
const soles = (label: string) => ({ label, href: '/services/soles' });

test('a menu leads once to the chosen page; what is left empty goes with its last entry', async () => {
  const { remove, read, write, errors, printed } = await site();
  const document = JSON.parse(await read('_site.json'));
  const groups = (...lists: object[][]) =>
    lists.map((links, index) => ({ heading: `Group ${index + 1}`, links }));
  document.navigation.items = [
    { type: 'menu', label: 'New', groups: groups([laces('One')], [laces('Two'), soles('S')]) },
    { type: 'menu', label: 'Old', groups: groups([laces('Three'), laces('Prices', '#prices')]) },
    { type: 'menu', label: 'Other', groups: groups([{ label: 'Home', href: '/' }]) },
  ];
  document.footer.columns = [
    { heading: 'Laces', links: [laces('Four'), laces('Five')] },
    { heading: 'Rest', links: [soles('S')] },
  ];
  document.footer.legal = [laces('Terms')];
  await write('_site.json', document);
  await remove('/goods/laces', '/services/soles');
  expect(await errors()).toEqual([]);
  const { navigation, footer } = JSON.parse(await read('_site.json'));
  expect(navigation.items).toEqual([
    { type: 'menu', label: 'New', groups: [{ heading: 'Group 2', links: [soles('S')] }] },
    { type: 'menu', label: 'Old', groups: groups([soles('Three')]) },
    document.navigation.items[2],
  ]);
  expect(footer.columns).toEqual([{ heading: 'Rest', links: [soles('S')] }]);
  expect(footer).not.toHaveProperty('legal');
  const report = (printed[0] ?? '').replaceAll(/ {2}\S+_site\.json:\d+ {2}/g, '');
  expect(report.split('\n')).toEqual(
    expect.arrayContaining([
      '"Group 1" is taken out of the menu "New", since it has no other entry than "One"',
      'the entry "Two" is taken out of the menu "New"',
      'the entry "Three" of the menu "Old" leads to /services/soles, "New soles for your shoes", and keeps its words: change them if they do not fit that page',
      'the entry "Prices" is taken out of the menu "Old"',
      '"Laces" is taken out of the footer, since it has no other entry than "Four", "Five"',
      'the entry "Terms" is taken out of the footer',
    ]),
  );
});

test('entries of menus do not lead to a page that is only offered; a bar keeps its last entry', async () => {
  const { remove, read, write, errors } = await site();
  await remove('/goods/laces', '');
  expect(await errors()).toEqual([]);
  const { navigation, footer } = JSON.parse(await read('_site.json'));
  expect([navigation.items.length, footer.columns[0].links.length]).toEqual([1, 1]);
  expect(JSON.parse(await read('index.json')).aliases).toEqual(['/goods/laces', '/strings']);

  await write('goods/laces.json', page('Laces'));
  const item = { type: 'link', ...laces('Laces') };
  const document = JSON.parse(await read('_site.json'));
  await write('_site.json', { ...document, navigation: { ...document.navigation, items: [item] } });
  await write('index.json', { ...JSON.parse(await read('index.json')), aliases: undefined });
  await remove('/goods/laces', '');
  expect(await errors()).toEqual([]);
  expect(JSON.parse(await read('_site.json')).navigation.items).toEqual([{ ...item, href: '/' }]);
});

test('aliases that the other page has already stay, and its links to the page are named', async () => {
  const soles = page('Soles', { aliases: ['/heels'] });
  const blocks = [
    ...soles.blocks,
    {
      type: 'call-to-action',
      heading: 'More',
      text: 'Look.',
      actions: [{ label: 'Laces', href: '/goods/laces' }],
      color: 'green',
      pattern: 'kente',
    },
  ];
  const { remove, read, errors, printed } = await site({ 'services/soles.json': { ...soles, blocks } });
  await remove('/goods/laces', '/services/soles');
  expect(await errors()).toEqual([]);
  expect(JSON.parse(await read('services/soles.json')).aliases).toEqual([
    '/heels',
    '/goods/laces',
    '/strings',
  ]);
  expect(printed[0]).toContain(
    'a link leads to /services/soles, which is this page itself: take it out afterwards',
  );
});

test('pictures that no other page shows are named', async () => {
  const laces = page('Laces', {}, 'laces.webp');
  const { dir, remove, printed, write, read } = await site({ 'goods/laces.json': laces });
  await write('media/laces.webp', await read('media/soles.webp'));
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue(dir);
  await remove('/goods/laces', '/');
  cwd.mockRestore();
  expect(printed[0]).toMatch(/No other page shows these pictures\..*\n {2}media\/laces\.webp$/);
  expect(await read('media/laces.webp')).not.toBe('');
});

test.each([
  ['a page beside it whose address says the same in fewer words', '/goods/round-laces', '/goods/laces'],
  ['the one of these with the most words', '/goods/round-black-laces', '/goods/black-laces'],
  ['not one that is a draft', '/goods/old-boots', '/'],
  ['not one of another kind', '/goods/new-shop', '/'],
  ['not one that only shares a word', '/goods/shop-visits', '/'],
  ['not the page of its folder where that is a draft', '/goods/old/laces', '/'],
  ['the page of its folder before all others', '/services/soles/soles-prices', '/services/soles'],
])('offers %s to take the place of a page', async (_, gone, offered) => {
  const { remove } = await site({
    'goods/black-laces.json': page('Black laces'),
    'goods/boots.json': page('Boots', { status: 'draft' }),
    'goods/shop.json': page('Shop', { kind: 'service' }),
    'goods/old.json': page('Old goods', { status: 'draft' }),
    'services/soles/prices.json': page('Soles: prices'),
    [`${gone.slice(1)}.json`]: page('Old things'),
    '_published.json': ['/', gone],
  });
  const refusal: unknown = await remove(gone).catch((error: unknown) => error);
  expect(String(refusal)).toContain(`--lead-to ${offered}. Nothing was changed.`);
});

const DRAFT = { status: 'draft' };

test.each([
  ['a draft', DRAFT, 'is a draft'],
  ['not public yet', { publishFrom: '2099-02-01T00:00Z' }, 'is public only from 2099-02-01T00:00Z on'],
  ['not public any more', { publishUntil: '2020-02-01T00:00Z' }, 'was public only until 2020-02-01T00:00Z'],
])('visitors are not led to a page that is %s', async (_, more, words) => {
  const { remove, all } = await site({ 'goods/boots.json': page('Boots', more) });
  const before = await all();
  await expect(remove('/goods/laces', '/goods/boots')).rejects.toThrow(
    `/goods/boots ${words}, so visitors of /goods/laces would find nothing there. Name another page,`,
  );
  expect(await all()).toEqual(before);
});

test('another draft can take the place of a draft, but not of one that was published', async () => {
  const drafts = { 'goods/boots.json': page('Boots', DRAFT), 'goods/laces.json': page('Laces', DRAFT) };
  const { remove, write, read } = await site({ ...drafts, '_published.json': ['/', '/goods/laces'] });
  await expect(remove('/goods/laces', '/goods/boots')).rejects.toThrow('/goods/boots is a draft');
  await write('_published.json', ['/']);
  await remove('/goods/laces', '/goods/boots');
  expect(JSON.parse(await read('goods/boots.json')).aliases).toEqual(['/goods/laces']);
});

test('where nobody says what takes its place, what leads to it is shown, and nothing changes', async () => {
  const { remove, all } = await site();
  const before = await all();
  const refusal: unknown = await remove('/goods/laces').catch((error: unknown) => error);
  expect(String(refusal)).toMatch(/4 links lead to \/goods\/laces:\n/);
  expect(String(refusal)).toMatch(/_site\.json:\d+ {2}"All laces"\n/);
  expect(String(refusal)).toMatch(/questions\.json:\d+ {2}"One"\n/);
  expect(String(refusal)).toMatch(/--lead-to \/\. Nothing was changed\.$/);
  expect(await all()).toEqual(before);
});

test('a person is asked, and again after a wrong answer', async () => {
  const { remove, read } = await site();
  const answers = ['/none', '/goods/laces', 'none', '/services/soles'];
  const shown: string[] = [];
  const ask = async (question: string) => {
    shown.push(question);
    return answers.shift();
  };
  await remove('/goods/laces', undefined, { ask, say: (text) => void shown.push(text), isInteractive: true });
  const told = shown.join('\n');
  expect(told).toContain('4 links lead to /goods/laces:');
  expect(told).toContain('Address of the page that takes its place? Enter alone takes /.');
  expect(told).toContain('There is no page at /none.');
  expect(told).toContain('Visitors of /goods/laces cannot be led to /goods/laces.');
  expect(told).toMatch(/questions\.json:\d+ links to \/goods\/laces\. Name the page/);
  expect(JSON.parse(await read('services/soles.json')).aliases).toContain('/goods/laces');
});

test('a page that was never published and that only menus link to goes without a trace', async () => {
  const { remove, read, errors } = await site({
    'questions.json': prose('No links.'),
    '_published.json': ['/'],
  });
  await remove('goods/laces.json', 'none');
  expect(await errors()).toEqual([]);
  const { navigation, footer } = JSON.parse(await read('_site.json'));
  expect([navigation.items.length, footer.columns[0].links.length]).toEqual([1, 1]);
});

test.each([
  ['/', '/services/soles', '/ cannot be deleted: every site has a home page.'],
  ['/404', '/', '/404 cannot be deleted: visitors see it at addresses that do not exist.'],
  ['/goods/lace', '/', 'Did you mean /goods/laces?'],
  ['/goods/laces', '/404', 'cannot be led to /404'],
  ['/goods/laces', '/services/sole', 'Did you mean /services/soles?'],
  ['/goods/laces', 'none', '/strings was published'],
])('%j, led to %j, is refused, and nothing changes', async (written, leadTo, message) => {
  const { remove, all } = await site({ '_published.json': ['/', '/strings'] });
  const before = await all();
  await expect(remove(written, leadTo)).rejects.toThrow(message);
  expect(await all()).toEqual(before);
});

test('an unreadable document may contain a link, so nothing is deleted', async () => {
  const { remove, all } = await site({ 'broken.json': '{ "title": ' });
  const before = await all();
  await expect(remove('/goods/laces', '/')).rejects.toThrow(/broken\.json cannot be read/);
  expect(await all()).toEqual(before);
});

test('a page that is no JSON itself is deleted; what is published in it is not lost', async () => {
  const { remove, write, read, all, printed } = await site({ '_published.json': ['/', '/strings'] });
  await write('goods/laces.json', '{ "title": "Laces", "aliases": ["/strings"');
  const before = await all();
  await expect(remove('/goods/laces', '/services/soles')).rejects.toThrow(
    /_published\.json:\d+\..*\/strings.*Nothing was changed/,
  );
  expect(await all()).toEqual(before);

  await write('_published.json', ['/', '/goods/laces']);
  await remove('/goods/laces', '/services/soles');
  await expect(read('goods/laces.json')).rejects.toThrow('ENOENT');
  expect(JSON.parse(await read('services/soles.json')).aliases).toEqual(['/goods/laces']);
  expect(printed[0]).toContain('It was not JSON, so what it may have had under "aliases" was not found');
});

test('a page whose file is no text stays', async () => {
  const { dir, remove, read } = await site();
  await writeFile(path.join(dir, 'goods/laces.json'), Buffer.from([0x7b, 0xe9, 0x7d]));
  await expect(remove('/goods/laces', '/')).rejects.toThrow(
    /^The page itself cannot be read: .*laces\.json\. Fix what validation \(npm run validate\) says of it/,
  );
  expect(await read('goods/laces.json')).not.toBe('');
});

test('what is deleted already is said to be', async () => {
  const { remove, all, printed } = await site();
  await remove('/goods/laces', '/services/soles');
  const before = await all();
  await remove('/goods/laces', '/services/soles');
  expect(printed[1]).toBe(
    'There is no page at /goods/laces any more: its address leads to /services/soles. Nothing was changed.',
  );
  expect(await all()).toEqual(before);
});

test('the translations of a page stay, and what deletes them is said', async () => {
  const { remove, printed } = await site(inFrench);
  await remove('/services/soles', '/');
  expect(printed.join('\n')).toContain(
    'Its translation /fr/services/soles stays. Delete it, too: npm run delete:page -- /fr/services/soles',
  );
  printed.length = 0;
  await remove('/fr/services/soles', '/fr');
  expect(printed.join('\n')).not.toContain('translation');
});
