import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { studioClient } from '../../../../tests/support/clients/studio-client';
import { tempSite } from '../../../../tests/support/sites/temp-site';
import { applyOperation } from '../../../content/edit/operations/apply';
import { STUDIO_CHANGED } from '../../../content/model/protocols/studio-protocol';
import { sha256 } from '../../system/sha256';
import { WebSocket } from 'ws';

type Site = Awaited<ReturnType<typeof tempSite>>;

let site: Site;
let studio: Awaited<ReturnType<typeof studioClient>>;

/** Opens a studio on a site of its own. To start one takes longer than most tests: where nothing is saved they share it. */
async function begin() {
  site = await tempSite();
  studio = await studioClient(site.dir);
}
async function end() {
  await studio.close();
  await rm(site.dir, { recursive: true });
}
beforeAll(begin);
afterAll(end);

/** Each test is another tab of the same studio. */
let session = '';
let tabs = 0;
beforeEach(() => {
  session = `tab-${++tabs}-of-many`;
});

/** A draft of the home page in which a text is another one. */
async function changed(from: string, to: string, document = 'index.json') {
  const text = await site.read(document);
  return { path: document, base: sha256(text), text: text.replace(from, to) };
}

const asked = (documents: Awaited<ReturnType<typeof changed>>[], tab = session) => ({
  session: tab,
  documents,
  route: '/',
});

describe('a draft', () => {
  test('is shown to the tab that has sent it, and nowhere else', async () => {
    const before = await site.all();
    const draft = await changed('"Shoes fixed"', '"Shoes fixed at once"');
    const { answer } = await studio.call('draft', asked([draft]));
    expect(answer.view.page.title).toBe('Shoes fixed at once');
    const others = [
      JSON.stringify((await studio.call('pages', {})).answer),
      JSON.stringify((await studio.call('choices', {})).answer),
      JSON.stringify((await studio.call('open', { path: 'index.json' })).answer),
      (await studio.send('/', { method: 'GET' })).text,
      (await studio.send('/_data/_routes.json', { method: 'GET' })).text,
      // Last: a server that remembered drafts would forget this one with it.
      JSON.stringify((await studio.call('draft', asked([], 'another-tab'))).answer),
    ];
    for (const text of others) {
      expect(text).toContain('Shoes fixed');
      expect(text).not.toContain('at once');
    }
    expect((await studio.call('draft', asked([]))).answer.view.page.title).toBe('Shoes fixed');
    expect(await site.all()).toEqual(before);
  });

  test('of a new page and of one that is deleted is shown as it would be', async () => {
    const text = await site.read('services/soles.json');
    const documents = [
      { path: 'heels.json', base: null, text: text.replace('New soles', 'New heels') },
      { path: 'services/soles.json', base: sha256(text), text: null },
    ];
    const request = { session, documents, route: '/heels' };
    expect((await studio.call('draft', request)).answer.view.page).toMatchObject({ route: '/heels' });
    const { issues } = (await studio.call('issues', request)).answer;
    expect(issues.map(({ code, path }) => [code, path])).toContainEqual(['dead-link', 'index.json']);
    const gone = await studio.call('draft', { ...request, route: '/services/soles' });
    expect(gone.answer.view.page.route).toBe('/404');
  });

  test('with a mistake is shown all the same, with the words of validate and the fix as operations', async () => {
    const draft = await changed('"lead": "By Friday."', '"leed": "By Friday."');
    const { view } = (await studio.call('draft', asked([draft]))).answer;
    const { issues } = (await studio.call('issuesHere', asked([draft]))).answer;
    expect(view.page.blocks).toHaveLength(3);
    expect(issues[0]).toMatchObject({
      path: 'index.json',
      pointer: '/blocks/0/leed',
      severity: 'error',
      what: expect.stringContaining('Did you mean "lead"?'),
      fix: 'Write "lead" in place of "leed".',
      guide: '/_messages#unknown-property',
    });
    const [operation] = issues[0]?.fixes[0]?.operations ?? [];
    expect(operation && applyOperation(draft.text, operation).text).toBe(await site.read('index.json'));
  });

  test('that is nested too deeply is reported, and every other call is answered', async () => {
    const text = `${'{"a":['.repeat(50_000)}1${']}'.repeat(50_000)}`;
    const documents = [{ ...(await changed('', '')), text }];
    const asJson = { documents, path: 'index.json', text, offset: 100_000 };
    const { issues } = (await studio.call('issuesHere', asked(documents))).answer;
    expect(issues.map(({ code }) => code)).toContain('too-deep');
    expect((await studio.call('choices', { documents })).status).toBe(200);
    expect((await studio.call('find', { documents, text: 'a' })).status).toBe(200);
    expect(await studio.call('complete', asJson)).toEqual({ status: 200, answer: { offers: [] } });
    expect(await studio.call('explain', asJson)).toEqual({ status: 200, answer: {} });
  });

  test('that is half-written shows its last version that was JSON, and says what is wrong', async () => {
    const good = await changed('"Shoes fixed"', '"Shoes fixed at once"');
    await studio.call('draft', asked([good]));
    const broken = asked([{ ...good, text: good.text.slice(0, 300) }]);
    const { view } = (await studio.call('draft', broken)).answer;
    const { issues } = (await studio.call('issuesHere', broken)).answer;
    expect(view.page.title).toBe('Shoes fixed at once');
    expect(issues.map(({ code }) => code)).toContain('not-json');
  });

  test('of the site document shows on the page; a broken one leaves the last', async () => {
    const draft = await changed('"name": "', '"name": "The ', '_site.json');
    const { site: data } = (await studio.call('draft', asked([draft]))).answer.view;
    expect(data?.site.name).toMatch(/^The /);
    const broken = { ...draft, text: draft.text.replace('"name"', '"nome"') };
    expect((await studio.call('draft', asked([broken]))).answer.view.site?.site.name).toMatch(/^The /);
  });
});

test('pages, choices and issues know the whole site', async () => {
  const { pages } = (await studio.call('pages', {})).answer;
  expect(pages.map(({ path: document }) => document)).toEqual([
    '404.json',
    'index.json',
    'services/soles.json',
    '_site.json',
  ]);
  const { answer } = await studio.call('choices', {});
  expect(answer.pages.find(({ route }) => route === '/services/soles')).toMatchObject({
    title: 'New soles for your shoes',
    places: [{ id: 'prices', heading: '' }],
  });
  expect(answer.languages).toEqual([{ folder: '', tag: 'en', name: 'English' }]);
  expect(answer.pictures.map(({ name, width, height }) => [name, width, height])).toEqual([
    ['soles.webp', 320, 240],
    ['workshop.webp', 320, 240],
  ]);
  expect(answer.pictures.map(({ about }) => about)).toEqual([
    'Three pairs of shoes on a bench\nNew soles for your shoes',
    'A cobbler at his bench\nShoes fixed',
  ]);
  const draft = await changed('"type": "statements"', '"type": "statement"');
  const { issues, hidden } = (await studio.call('issues', asked([draft]))).answer;
  expect([issues[0]?.path, hidden]).toEqual(['index.json', 0]);
});

test.each([
  ['shop', 'storefront'],
  ['truck', 'truck'],
])('an icon is found by its meaning: %s', async (query, name) => {
  const { icons } = (await studio.call('icons', { query })).answer;
  expect(icons.map((icon) => icon.name)).toContain(name);
  expect(icons[0]?.svg).toMatch(/^<svg .*<\/svg>$/);
});

describe('a text that is being written', () => {
  const ask = async (call: 'complete' | 'explain', written: string, path = 'services/soles.json') => {
    const draft = await changed('"title": "', '"title": "Our ');
    const text = written.replace('|', '');
    return studio.call(call, { documents: [draft], path, text, offset: written.indexOf('|') });
  };

  test('is offered what the whole site has, with the draft', async () => {
    const { answer } = await ask(
      'complete',
      '{ "blocks": [{ "type": "hero", "actions": [{ "href": "|" }] }] }',
    );
    const offers = 'offers' in answer ? answer.offers : [];
    expect(offers.find(({ label }) => label === '/')).toMatchObject({
      kind: 'page',
      detail: expect.stringMatching(/^Our /),
      edits: [{ content: '"/"', length: 2 }],
    });
  });

  test('is explained, with the drawing of an icon by its name', async () => {
    const icon = await ask(
      'explain',
      '{ "blocks": [{ "type": "icon-tiles", "tiles": [{ "icon": "tr|uck" }] }] }',
    );
    expect(icon.answer).toMatchObject({ explanation: { icon: 'truck', text: '`truck`' } });
    const nothing = await ask('explain', '|{ }');
    expect(nothing.answer).toEqual({});
    expect((await ask('explain', '{|}', '../secret.json')).status).toBe(400);
  });
});

describe('what changes on the disk', () => {
  let shared: [Site, typeof studio];
  beforeAll(async () => {
    shared = [site, studio];
    await begin();
  });
  afterAll(async () => {
    await end();
    [site, studio] = shared;
  });

  /** The next message to the studio. */
  async function listening() {
    const { text } = await studio.send('/@vite/client', {
      method: 'GET',
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    const token = /const wsToken = "([^"]+)"/.exec(text)?.[1];
    const socket = new WebSocket(`ws://${studio.host}/?token=${token}`, 'vite-hmr', {
      origin: studio.origin,
    });
    await new Promise((resolve) => socket.once('open', resolve));
    const next = () =>
      new Promise<unknown>((resolve) => {
        const look = (data: Buffer) => {
          const message = JSON.parse(data.toString());
          if (message.event !== STUDIO_CHANGED) return;
          socket.off('message', look);
          resolve(message.data);
        };
        socket.on('message', look);
      });
    return { next, close: () => socket.close() };
  }

  test('is told to open studios, with the hash by which they know their own saves', async () => {
    const { next, close } = await listening();
    const draft = await changed('By Friday', 'By Monday');
    let told = next();
    await studio.call('save', { session, documents: [draft] });
    expect(await told).toEqual({
      documents: [{ path: 'index.json', hash: sha256(draft.text) }],
      others: false,
    });
    told = next();
    await rm(path.join(site.dir, 'services/soles.json'));
    expect(await told).toEqual({ documents: [{ path: 'services/soles.json', hash: null }], others: true });
    close();
  });
});
