import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { frenchHome, frenchMenu, frenchSoles } from '../../../../tests/invalid/in-french';
import { tempSite } from '../../../../tests/support/sites/temp-site';
import { withTexts } from '../../../content/documents/site/with-texts';
import { createValidator } from '../../../content/check/validate';
import { loadValidatorConfig } from '../../read/validator-config';
import { PROJECT_ROOT } from '../../project';
import { readSources } from '../../read/read-sources';
import { composePage } from './compose-page';
import { type NewPageOptions, newPage } from './new-page';

const config = await loadValidatorConfig();
const validator = createValidator(config);
const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

/** A site with a menu of two groups, one of which has the page for soles. */
async function site(documents: Record<string, unknown> = {}) {
  const made = await tempSite();
  folders.push(made.dir);
  const document = JSON.parse(await made.read('_site.json'));
  const link = (label: string, href: string, icon?: string) => ({ label, href, icon });
  document.navigation.items.push({
    type: 'menu',
    label: 'Services',
    groups: [
      { heading: 'Repairs', links: [link('Soles', '/services/soles#prices', 'sneaker')] },
      { heading: 'Advice', links: [link('Ask', '/#contact')] },
    ],
  });
  document.plannedRoutes = ['/services/heels', '/services/seams'];
  await made.write('_site.json', document);
  const soles = JSON.parse(await made.read('services/soles.json'));
  const actions = [
    { label: 'Sew the seams', href: '/services/seams' },
    { label: 'Read more', href: 'https://example.com/' },
  ];
  const call = { type: 'call-to-action', heading: 'Bring them in', text: 'Any day.', actions };
  soles.blocks.push({ ...call, color: 'green', pattern: 'kente' });
  soles.blocks[0].picture.image.narrow = 'workshop.webp';
  await made.write('services/soles.json', soles);
  for (const [name, content] of Object.entries(documents)) await made.write(name, content);
  const printed: string[] = [];
  const make = (options: Omit<NewPageOptions, 'pagesDir' | 'print'>) =>
    newPage({ pagesDir: made.dir, print: (text) => printed.push(text), ...options });
  const issues = async () => {
    const found = validator.validate(await readSources(made.dir)).issues;
    return new Set(found.filter(({ severity }) => severity === 'error').map(({ code }) => code));
  };
  const groups = async () => JSON.parse(await made.read('_site.json')).navigation.items[1].groups;
  return { ...made, make, issues, groups, printed };
}

const heels = { route: '/services/heels', title: 'Heels for every shoe', like: '/services/soles' };

test('the last of the planned addresses, all on one line, becomes a page', async () => {
  const { make, read, write } = await site();
  const text = (await read('_site.json')).replace(
    /("plannedRoutes": )\[[^\]]*\]/,
    '$1["/services/seams", "/services/heels"]',
  );
  await write('_site.json', text);
  await make(heels);
  expect(await read('_site.json')).toContain('"plannedRoutes": ["/services/seams"]');
});

test('a page of a kind has the color of the home page, unless the menu with its entry gives it one', async () => {
  const { make, read, write, issues } = await site();
  const document = JSON.parse(await read('_site.json'));
  const links = [{ label: 'Soles', href: '/services/soles' }];
  const category = { label: 'Shoes', color: 'indigo', links };
  document.navigation.items.push({ type: 'panel', label: 'Products', categories: [category] });
  await write('_site.json', document);
  const openingOf = async (path: string) => JSON.parse(await read(path)).blocks[0].picture;
  await make({ route: '/laces', title: 'Laces', kind: 'product', menu: 'none' });
  expect(await openingOf('laces.json')).toMatchObject({ color: 'green', pattern: 'kente' });
  await make({ route: '/bags', title: 'Bags', kind: 'product', menu: 'Products/Shoes' });
  expect(Object.keys(await openingOf('bags.json'))).toEqual(['image']);
  expect(await issues()).toEqual(new Set(['leftover-text']));
});

test('a page has the blocks of its model, with placeholders in place of texts', async () => {
  const { make, read, issues } = await site();
  await make(heels);
  const page = JSON.parse(await read('services/heels.json'));
  const [hero, statements, call] = page.blocks;
  expect([page.title, page.name]).toEqual([heels.title, heels.title]);
  expect(page.description).toMatch(/^TODO: What search results show/);
  expect(hero).toEqual({
    type: 'hero',
    title: "TODO: The page's main heading.",
    lead: expect.stringMatching(/^TODO: /),
    actions: [
      { label: expect.stringMatching(/^TODO: /), href: 'tel:{phone}' },
      { label: expect.stringMatching(/^TODO: /), href: '#prices' },
    ],
    picture: {
      color: 'green',
      pattern: 'kente',
      image: {
        src: 'todo-instead-of/soles.webp',
        narrow: 'todo-instead-of/workshop.webp',
        alt: expect.stringMatching(/^TODO: Image: What the picture shows/),
      },
    },
  });
  expect(call.actions.map(({ href }: { href: string }) => href)).toEqual([
    '/TODO-instead-of/services/seams',
    '/TODO-instead-of/https://example.com/',
  ]);
  expect([statements.id, statements.statements.length]).toEqual(['prices', 2]);
  expect(await issues()).toEqual(new Set(['leftover-text']));
});

test('its entry is in the menu of its model, and it is no longer planned', async () => {
  const { make, read, groups, printed } = await site();
  await make(heels);
  const [repairs, advice] = await groups();
  expect(repairs.links[1]).toEqual({ label: heels.title, href: heels.route, icon: 'sneaker' });
  expect(advice.links).toHaveLength(1);
  const text = await read('_site.json');
  expect(JSON.parse(text).plannedRoutes).toEqual(['/services/seams']);
  const line = text.split('\n').findIndex((row) => row.includes(heels.title));
  expect(printed.join()).toContain(`_site.json:${line}  "${heels.title}" in Services/Repairs`);
});

test('the report names the file, where to see it, and what to write in order, with lines', async () => {
  const { make, read, printed } = await site();
  await make(heels);
  const lines = (await read('services/heels.json')).split('\n');
  const notes = lines.flatMap((text, index) =>
    /"\/?todo/i.test(text) && !/"(?:narrow|alt)"/.test(text) ? [index + 1] : [],
  );
  const [report = ''] = printed;
  expect(report).toMatch(/services\/heels\.json is made\.\n/);
  expect(report).toContain('then http://localhost:5173/services/heels\n');
  const reportedLines = Array.from(report.matchAll(/heels\.json:(\d+) {2}/g), (match) => Number(match[1]));
  expect(reportedLines).toEqual(notes.slice(0, 10));
});

test('a menu can be named, by its whole name or a part that only it has', async () => {
  for (const menu of ['Services/Advice', 'advice']) {
    const { make, groups } = await site();
    await make({ ...heels, menu });
    expect((await groups())[1].links[1].href).toBe(heels.route);
  }
});

test('where the menu is not clear, the page gets no entry, and the report says how to add one', async () => {
  const { make, read, printed } = await site();
  const before = await read('_site.json');
  await make({ route: '/about', title: 'About the shop', kind: 'page' });
  expect(await read('_site.json')).toBe(before);
  expect(printed.join()).toContain(
    'No menu has an entry for it yet. Add { "label": "About the shop", "href": "/about" } to a list in ',
  );
  expect(printed.join()).toContain(
    'Services/Repairs, Services/Advice, footer/Services, bar.\nNext time, name one with --menu.',
  );
});

/** Somebody at a terminal, or else the lines of a file, with these answers; what is shown to them is kept. */
function person(answers: readonly string[], isInteractive = true) {
  const shown: string[] = [];
  const questions: string[] = [];
  const ask = async (question: string) => {
    shown.push(question);
    return answers[questions.push(question) - 1] ?? '';
  };
  return {
    shown,
    questions: { ask, say: (text: string) => void shown.push(text), isInteractive },
    asked: questions,
  };
}

test.each([{ menu: 'none' }, { questions: person([]).questions }])(
  'who wants no entry is not told to add one (%j)',
  async (answer) => {
    const { make, read, printed } = await site();
    const before = await read('_site.json');
    await make({ route: '/about', title: 'About the shop', kind: 'page', ...answer });
    expect(await read('_site.json')).toBe(before);
    expect(printed.join()).toContain('No menu leads to it, as you said: put a link to it on another page.\n');
    expect(printed.join()).not.toContain('--menu');
  },
);

test('what is missing is asked for, the title first; how many questions come is told before', async () => {
  const { make, read, groups } = await site();
  const title = 'A shop on the High Street since the days of the horse';
  const { questions, shown, asked } = person([title, 'About us', 'page', '/about', '2']);
  await make({ questions });
  expect(asked.map((question) => question.split(/[ ,?]/)[0])).toEqual([
    'Title',
    'Short',
    'Address',
    'Address',
    'Menu',
  ]);
  expect(shown[0]).toMatch(/^At most 5 questions come\. Ctrl\+C stops; nothing is changed/);
  expect(shown.join('\n')).toContain('Menus for its entry:\n   1  Services/Repairs\n   2  Services/Advice\n');
  expect(JSON.parse(await read('about.json')).name).toBe('About us');
  expect((await groups())[1].links[1].label).toBe('About us');
});

test('Enter alone takes what is offered: the address from the name, beside the model', async () => {
  const { make, read, groups } = await site();
  const { questions, asked } = person(['Heels: for every shoe', '/services/soles', '']);
  await make({ questions });
  expect(asked[2]).toBe('Address of the new page? Enter alone takes /services/heels-for-every-shoe.');
  expect(JSON.parse(await read('services/heels-for-every-shoe.json')).title).toBe('Heels: for every shoe');
  expect((await groups())[0].links[1].href).toBe('/services/heels-for-every-shoe');
});

test('the buttons of a page of a kind lead where that of the header leads, not to another language', async () => {
  const { make, read, write } = await site({ 'fr/_site.json': frenchMenu, 'fr/index.json': frenchHome });
  const document = JSON.parse(await read('_site.json'));
  document.navigation.action = { label: 'Write to us', href: '/#contact' };
  await write('_site.json', { ...document, languages: { fr: 'fr' } });
  const linkOf = async (path: string) => JSON.parse(await read(path)).blocks[0].actions[0].href;
  await make({ route: '/laces', title: 'Laces', kind: 'product', menu: 'none' });
  expect(await linkOf('laces.json')).toBe('/#contact');
  await make({ route: '/fr/lacets', title: 'Lacets', kind: 'product', menu: 'none' });
  expect(await linkOf('fr/lacets.json')).toContain('/TODO-instead-of');
});

test('a page of a kind is offered an address beside pages of the main language, not beside their translations', async () => {
  const soles = (text: string) => ({ ...JSON.parse(text), kind: 'service' });
  const { make, read, write } = await site({
    'fr/_site.json': frenchMenu,
    'fr/index.json': frenchHome,
    'fr/services/soles.json': soles(frenchSoles),
  });
  await write('services/soles.json', soles(await read('services/soles.json')));
  await write('_site.json', { ...JSON.parse(await read('_site.json')), languages: { fr: 'fr' } });
  const { questions, asked } = person(['']);
  await make({ title: 'Heels', kind: 'service', menu: 'none', questions });
  expect(asked).toEqual(['Address of the new page? Enter alone takes /services/heels.']);
});

test('a menu that leads to most pages of the folder is offered', async () => {
  const { make, read, write, groups } = await site();
  const document = JSON.parse(await read('_site.json'));
  const [repairs, advice] = document.navigation.items[1].groups;
  advice.links.push({ label: 'Seams', href: '/services/seams' });
  repairs.links.push({ label: 'Straps', href: '/services/straps' });
  document.plannedRoutes.push('/services/straps');
  await write('_site.json', document);
  const { questions, asked } = person(['']);
  await make({ route: '/services/heels', title: 'Heels', kind: 'page', questions });
  expect(asked).toEqual(['Menu, by number or name, or none? Enter alone takes Services/Repairs.']);
  expect((await groups())[0].links[2].href).toBe('/services/heels');
});

test('a person is asked again after a wrong answer, and told why', async () => {
  const { make, read } = await site();
  const wrong = {
    title: 'x'.repeat(71),
    like: '/services/sole',
    kind: 'shop',
    taken: '/services/soles',
    menu: '9',
  };
  const { questions, shown } = person([
    ...[wrong.title, 'About the shop', wrong.like, wrong.kind, 'page'],
    ...[wrong.taken, 'Über uns', '/about', wrong.menu, 'none'],
  ]);
  await make({ questions });
  expect(JSON.parse(await read('about.json')).title).toBe('About the shop');
  const told = shown.join('\n');
  for (const words of [
    'has 71 characters; at most 70',
    'There is no page at /services/sole. Did you mean /services/soles?',
    'There is no kind "shop".',
    'There is a page at /services/soles already',
    'Write /uber-uns instead.',
    'There is no menu "9".',
  ])
    expect(told).toContain(words);
});

test('a wrong line of a file ends the command, and what was given is checked before any question', async () => {
  const { make, all } = await site();
  const before = await all();
  const piped = person(['x'.repeat(71), 'About', 'page', '/about'], false);
  await expect(make({ questions: piped.questions })).rejects.toThrow('has 71 characters');
  expect(piped.shown).toHaveLength(1);
  const { questions, asked } = person(['About']);
  await expect(make({ route: '/services/soles', questions })).rejects.toThrow('There is a page at');
  expect(asked).toEqual([]);
  expect(await all()).toEqual(before);
});

test('a title that menus show in two lines may stay', async () => {
  const { make, read } = await site();
  const { questions, asked } = person([]);
  await make({
    route: '/about',
    title: 'The shop on the High Street',
    kind: 'page',
    menu: 'none',
    questions,
  });
  expect(asked).toEqual([expect.stringMatching(/^Short name .* Enter alone takes the title\.$/)]);
  expect(JSON.parse(await read('about.json')).name).toBe('The shop on the High Street');
});

test.each([
  [{ title: 'x', kind: 'page' }, 'The address is missing.'],
  [{ route: '/about', kind: 'page' }, 'Add it with --title'],
  [{ route: '/about', title: 'About' }, 'Add --like with the address of a page, or --kind'],
  [{ route: '/about', title: 'x'.repeat(41), kind: 'page' }, 'Add a short name'],
  [{ route: '/about', title: 'x'.repeat(71), kind: 'page' }, 'The title has 71 characters; at most 70'],
  [
    { route: '/about', title: 'About', kind: 'shop' },
    'There is no kind "shop". Choose one of: software, service',
  ],
  [{ route: '/about', title: 'About', like: '/none' }, 'There is no page at /none.'],
  [{ route: '/about', title: 'About', like: '/', kind: 'page' }, '--like and --kind cannot both'],
  [{ route: '/about', title: 'About', kind: 'page', hasAllBlocks: true }, '--all-blocks takes those of'],
  [{ ...heels, route: '/services/soles' }, 'There is a page at /services/soles already: '],
  [{ ...heels, route: '/Über uns' }, 'Write /uber-uns instead.'],
  [{ ...heels, route: '/old-soles' }, '/old-soles sends visitors on to /laces already'],
  [{ ...heels, route: '/_about' }, 'Write /about instead.'],
  [{ ...heels, route: `/${'x'.repeat(300)}` }, 'its name is too long. Nothing was changed.'],
  [{ ...heels, menu: 'Shop' }, 'There is no menu "Shop". Choose one of: Services/Repairs, '],
  [{ ...heels, menu: 'services' }, '"services" is more than one menu. Choose one of: '],
  [{ ...heels, like: '/laces' }, 'The page /laces has errors'],
])('%j is refused, and nothing changes', async (options, message) => {
  const { make, all } = await site({ 'laces.json': { title: 'Laces', aliases: ['/old-soles'] } });
  const before = await all();
  await expect(make(options)).rejects.toThrow(message);
  expect(await all()).toEqual(before);
});

test('a full menu is an error before anything is written', async () => {
  const { make, all, read, write } = await site();
  const document = JSON.parse(await read('_site.json'));
  const { links } = document.navigation.items[1].groups[0];
  while (links.length < 20) links.push(links[0]);
  await write('_site.json', document);
  const before = await all();
  await expect(make(heels)).rejects.toThrow(
    /That would be a mistake in .*_site\.json:\d+\..* Nothing was changed\.$/,
  );
  expect(await all()).toEqual(before);
});

test('nothing is written through a symbolic link to a folder outside', async () => {
  const outside = await mkdtemp(path.join(tmpdir(), 'pagewright-'));
  folders.push(outside);
  const { make, all, dir } = await site();
  await mkdir(path.join(outside, 'inner'));
  await symlink(outside, path.join(dir, 'elsewhere'), 'dir');
  const before = await all();
  await expect(make({ ...heels, route: '/elsewhere/inner/heels' })).rejects.toThrow(/elsewhere is a link/);
  expect(await all()).toEqual(before);
});

describe('the site in this repository', async () => {
  const sources = await readSources('pages', PROJECT_ROOT);
  const now = validator.validate(sources);
  const draft = (
    route: string,
    start: { like: string } | { kind: 'legal' | 'page' | 'product' | 'service' | 'software' },
    hasAllBlocks = false,
  ) => {
    const plan = {
      address: { route, path: `${route.slice(1)}.json` },
      title: `A draft ${route}`,
      name: 'A draft',
      start,
      hasAllBlocks,
    };
    return composePage(plan, {
      pagesDir: path.join(PROJECT_ROOT, 'pages'),
      schemas: config.schemas,
      now,
      place: undefined,
    });
  };

  test('any page as a model, and any kind, gives a page that is valid except for its placeholders', async () => {
    const likes = [...now.pages.keys()].map((like) => ({ like }));
    const kinds = (['legal', 'page', 'product', 'service', 'software'] as const).map((kind) => ({ kind }));
    const texts = new Map<string, string>();
    for (const [index, start] of [...likes, ...kinds].entries())
      texts.set(`draft-${index}.json`, await draft(`/draft-${index}`, start));
    for (const [index, start] of likes.entries())
      texts.set(`draft-whole-${index}.json`, await draft(`/draft-whole-${index}`, start, true));
    expect(texts.size).toBe(2 * now.pages.size + kinds.length);
    const { issues } = validator.validate(withTexts(sources, texts));
    const drafts = issues.filter(({ file }) => file.startsWith('pages/draft-'));
    const errors = drafts.filter(({ severity }) => severity === 'error');
    expect(new Set(errors.map(({ code }) => code))).toEqual(new Set(['leftover-text']));
    expect(new Set(errors.map(({ file }) => file)).size).toBe(texts.size);
  });

  test('a page begins with few texts to write and at most three pictures, unless all blocks of its model are asked for', async () => {
    const countOf = async (...order: Parameters<typeof draft>) =>
      (await draft(...order)).match(/TODO: |todo-instead-of/gi)?.length;
    for (const kind of ['product', 'service', 'software'] as const) {
      const page = await draft('/products/tailor', { kind });
      const pictures = page.match(/todo-instead-of\/picture/g)?.length ?? 0;
      expect(pictures).toBe(kind === 'product' ? 3 : 1);
      // Each picture has a description with it.
      expect((page.match(/TODO: |\/TODO-instead-of/g)?.length ?? 0) - pictures).toBeLessThanOrEqual(21);
    }
    const billing = { like: '/products/billing' };
    expect(await countOf('/products/tailor', billing)).toBeLessThanOrEqual(42);
    expect(await countOf('/products/tailor', billing, true)).toBeGreaterThan(100);
    const types = JSON.parse(await draft('/products/tailor', billing)).blocks.map(
      ({ type }: { type: string }) => type,
    );
    expect(types).toEqual(['hero', 'feature-groups', 'faq', 'call-to-action']);
  });

  test('a page of a kind begins with what its blocks need, one button, and no icon of an example that it can do without', async () => {
    const [hero, rows, faq, call] = JSON.parse(await draft('/products/tailor', { kind: 'product' })).blocks;
    expect(Object.keys(hero)).toEqual(['type', 'title', 'lead', 'actions', 'picture']);
    expect(hero.actions).toHaveLength(1);
    expect(Object.keys(rows)).toEqual(['type', 'heading', 'rows']);
    expect(rows.rows.map(Object.keys)).toEqual(Array(2).fill(['title', 'text', 'picture']));
    expect(faq.questions).toHaveLength(2);
    expect(call.actions).toHaveLength(1);
  });

  test('no text is copied from the model page', async () => {
    const text = await draft('/products/tailor', { like: '/products/billing' }, true);
    const model = now.pages.get('/products/billing')?.document;
    const kept = textsIn(model).filter((sentence) => text.includes(JSON.stringify(sentence)));
    expect(kept.filter((sentence) => sentence.split(' ').length > 3)).toEqual([]);
    const taken = text.match(/"(?:href|src|narrow)": "[^"]*"/g) ?? [];
    expect(taken.filter((entry) => !/todo-instead-of|"href": "(?:#|tel:\{|mailto:\{)/i.test(entry))).toEqual(
      [],
    );
  });
});

function textsIn(value: unknown): string[] {
  const texts: string[] = [];
  JSON.stringify(value, (_, part: unknown) => {
    if (typeof part === 'string') texts.push(part);
    return part;
  });
  return texts;
}
