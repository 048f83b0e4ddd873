import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { blockTypes } from '../../../../tests/support/block-types';
import { editedSite } from '../../../../tests/support/sites/edited-site';
import { tempSite } from '../../../../tests/support/sites/temp-site';
import { loadValidatorConfig } from '../../../node/read/validator-config';
import { createValidator } from '../../check/validate';
import { withTexts } from '../../documents/site/with-texts';
import { PAGE_KINDS } from '../../edit/pages/beginnings/compositions';
import { complete } from './complete';

const validator = createValidator(await loadValidatorConfig());
let dir = '';
let site: Awaited<ReturnType<typeof editedSite>>;

beforeAll(async () => {
  ({ dir } = await tempSite());
  site = await editedSite(dir);
});
afterAll(() => rm(dir, { recursive: true }));

interface Asked {
  path?: string;
  hasStops?: boolean;
}

/** What is offered at `|` in a document. */
function ask(written: string, { path = 'services/soles.json', hasStops = false }: Asked = {}) {
  const text = written.replace('|', '');
  const { schemas, around } = site;
  const { items, isIncomplete } = complete(text, written.indexOf('|'), around(path), { schemas, hasStops });
  const labels = items.map(({ label }) => label);
  const named = (label: string) => {
    const item = items.find((one) => one.label === label);
    if (!item) throw new Error(`${label} is not offered, but ${labels.join(', ')}.`);
    return item;
  };
  /** The document after an offer was taken. */
  const take = (label: string) => {
    const { textEdit, additionalTextEdits = [] } = named(label);
    if (!textEdit || !('range' in textEdit)) throw new Error('An offer says what it replaces.');
    return TextDocument.applyEdits(TextDocument.create('x', 'json', 1, text), [
      ...additionalTextEdits,
      textEdit,
    ]);
  };
  return { labels, named, take, isIncomplete };
}

const page = (blocks: string) => `{ "title": "x", "description": "y", "blocks": [${blocks}] }`;
const errorsIn = (text: string, path = 'services/soles.json') =>
  validator
    .validate(withTexts(site.sources, new Map([[path, text]])), new Set([path]))
    .issues.filter(({ severity }) => severity === 'error')
    .map(({ code, pointer }) => `${code} ${pointer}`);

test('pictures come with their size, and are shown', () => {
  const { labels, named, take } = ask(
    '{ "blocks": [{ "type": "hero", "picture": { "image": { "src": "|" } } }] }',
  );
  expect(labels).toEqual(['soles.webp', 'workshop.webp']);
  expect(named('soles.webp')).toMatchObject({
    detail: '320 × 240',
    documentation: {
      value: expect.stringMatching(
        /^!\[\]\(file:\/\/\/media\/soles\.webp\|width=240\)\n\n320 × 240 pixels, WEBP, 1 kB$/,
      ),
    },
  });
  expect(take('soles.webp')).toContain('"src": "soles.webp"');
  expect(ask('{ "logo": "|" }', { path: '_site.json' }).labels).toContain('soles.webp');
});

describe('links', () => {
  const hero = (href: string) =>
    `{ "blocks": [{ "type": "hero", "actions": [{ "href": "${href}" }] }, { "type": "faq", "id": "why", "heading": "Why?" }] }`;

  test('lead to pages, to places on this page, and to the company', () => {
    const { labels, named } = ask(hero('|'));
    expect(labels).toEqual(['/', '/services/soles', '#why', 'tel:{phone}', 'mailto:{email}']);
    expect(named('/services/soles').detail).toBe('New soles for your shoes');
    expect(named('#why').detail).toBe('Why?');
  });

  test('lead to the places on another page behind its #', () => {
    const { labels, take } = ask(hero('/services/soles#|'));
    expect(labels).toEqual(['/services/soles#prices']);
    expect(take('/services/soles#prices')).toContain('"href": "/services/soles#prices" }');
  });

  test('in the site document name the page of a place', () => {
    const menu = (href: string) => `{ "navigation": { "action": { "label": "x", "href": "${href}" } } }`;
    expect(ask(menu('|'), { path: '_site.json' }).labels).not.toContain('#why');
    expect(ask(menu('/services/soles#|'), { path: '_site.json' }).labels).toEqual(['/services/soles#prices']);
  });

  test('of a large site lead to those pages whose address has what is written', () => {
    const planned = Array.from({ length: 600 }, (_, index) => `/stock/shoe-${index}`);
    const { around, schemas } = site;
    const siteIndex = { ...around('x.json').siteIndex, plannedRoutes: new Set(planned) };
    const labelsAt = (href: string) => {
      const text = hero(href);
      const found = complete(
        text,
        text.indexOf(href) + href.length,
        { ...around('x.json'), siteIndex },
        { schemas, hasStops: false },
      );
      return {
        isIncomplete: found.isIncomplete,
        count: found.items.filter(({ label }) => label.startsWith('/')).length,
      };
    };
    expect(labelsAt('/st')).toEqual({ isIncomplete: true, count: 500 });
    expect(labelsAt('/stock/shoe-59')).toEqual({ isIncomplete: true, count: 11 });
  });

  test('inside a rich text replace only the address', () => {
    const prose =
      '{ "blocks": [{ "type": "prose", "sections": [{ "richText": "See [soles](/ser|) now." }] }] }';
    expect(ask(prose).take('/services/soles')).toContain('"See [soles](/services/soles) now."');
    expect(ask(prose.replace('](/ser|', ' |')).labels).toEqual([]);
  });
});

describe('tokens', () => {
  const hero = (lead: string) => page(`{ "type": "hero", "lead": "${lead}" }`);

  test('are offered behind a brace, with their values', () => {
    const { labels, named, take } = ask(hero('Call {ph|} today'));
    expect(labels).toEqual(['{company}', '{phone}', '{email}']);
    expect(named('{phone}').detail).toBe('+99 123 456');
    expect(take('{phone}')).toBe(hero('Call {phone} today'));
    expect(ask(hero('Call| today')).labels).toEqual([]);
  });

  test('stand in no value of a token', () => {
    expect(ask('{ "tokens": { "sign": "{|" } }', { path: '_site.json' }).labels).toEqual([]);
    expect(ask('{ "placeholders": ["|"] }', { path: '_site.json' }).labels).toEqual([
      'company',
      'phone',
      'email',
    ]);
  });
});

test('icons are found by what they are called elsewhere, too', () => {
  const tile = (icon: string) => page(`{ "type": "icon-tiles", "tiles": [{ "icon": "${icon}" }] }`);
  const found = ask(tile('lorry|'));
  expect(found.labels[0]).toBe('truck');
  expect(found.named('truck')).toMatchObject({ filterText: '"lorry"', data: { icon: 'truck' } });
  expect(ask(tile('shield-ch|')).labels).toEqual(
    expect.arrayContaining(['shield-check', 'shield-checkered']),
  );
  expect(ask(tile('|'))).toMatchObject({
    isIncomplete: true,
    labels: expect.objectContaining({ length: 150 }),
  });
});

describe('names of properties', () => {
  test('are those that are missing, the needed ones first, with what they are for', () => {
    const { labels, named } = ask(page('{ "type": "faq", "id": "x", | }'));
    expect(labels).toEqual(['heading', 'questions', 'lead']);
    expect(named('heading').detail).toBe('needed');
    expect(named('questions').documentation).toMatchObject({
      value: expect.stringMatching(
        /^In order; the most frequent first\.\n\nA list of 2 to 12 entries\.\n\nIt is needed\.\n\nFor example:/,
      ),
    });
  });

  test('come with a value of their shape, and the commas around', () => {
    const { take } = ask(page('{ "type": "faq" | "id": "x" }'));
    expect(JSON.parse(take('questions')).blocks[0]).toEqual({
      type: 'faq',
      questions: [{ question: '', richText: '' }],
      id: 'x',
    });
    expect(ask(page('{ "type": "faq", "head|": "x" }')).take('heading')).toBe(
      page('{ "type": "faq", "heading": "x" }'),
    );
  });

  test('are known before the type is', () => {
    expect(ask(page('{ | }')).labels).toEqual(['type']);
    expect(ask(page('{ "type": "|" }')).labels.sort()).toEqual(blockTypes);
    expect(ask('{ "navigation": { "items": [{ "type": "|" }] } }', { path: '_site.json' }).labels).toEqual([
      'link',
      'menu',
      'panel',
    ]);
  });

  test('have a stop at each text, where the editor knows stops', () => {
    const { named } = ask(page('{ "type": "faq", | }'), { hasStops: true });
    expect(named('questions')).toMatchObject({
      insertTextFormat: 2,
      textEdit: { newText: '"questions": [\n  {\n    "question": "$1",\n    "richText": "$2"\n  }\n]' },
    });
  });
});

test('a name that looks like a stop is none', () => {
  const { named } = ask('{ | }', { hasStops: true });
  expect(named('$schema').textEdit).toMatchObject({ newText: '"\\$schema": "$1"' });
});

test('a block is found by the beginning of its type', () => {
  expect(ask(page('fa|')).named('faq')).toMatchObject({ filterText: 'faq' });
});

test('choices come with what each means', () => {
  const { labels, named } = ask(page('{ "type": "banner", "color": | }'));
  expect(labels).toEqual(['green', 'indigo', 'marigold', 'lagoon', 'laterite', 'slate']);
  expect(named('green')).toMatchObject({ documentation: { value: expect.stringContaining('calm') } });
});

describe('new entries', () => {
  test('have what an entry needs', () => {
    const { labels, take } = ask(
      page('{ "type": "faq", "questions": [{ "question": "Why?", "richText": "So." } |] }'),
    );
    expect(labels).toEqual(['New question']);
    expect(JSON.parse(take('New question')).blocks[0].questions[1]).toEqual({ question: '', richText: '' });
  });

  test('of a menu are of each kind', () => {
    expect(ask('{ "navigation": { "items": [|] } }', { path: '_site.json' }).labels).toEqual([
      'link',
      'menu',
      'panel',
    ]);
  });

  test.each(blockTypes)('%s is a complete block, right on every site', (type) => {
    const opening = '{ "type": "hero", "title": "x", "lead": "y", "picture": {} },';
    const { labels, take } = ask(page(`${opening} |`));
    expect(labels.sort()).toEqual(blockTypes);
    const text = take(type);
    expect(text).not.toContain('"href": "https:');
    const found = errorsIn(text);
    expect(found.filter((error) => !/^(?:heading-order|duplicate-head)/.test(error))).toEqual([]);
  });
});

test.each(PAGE_KINDS)('an empty document becomes a whole page: %s', (kind) => {
  const label = kind === 'page' ? 'New page' : `New page: ${kind}`;
  const text = ask('|', { path: 'heels.json' }).take(label);
  expect(JSON.parse(text).$schema).toBe('../schema/page.schema.json');
  const others = errorsIn(text, 'heels.json').filter((error) => !error.startsWith('leftover-text'));
  expect(others).toEqual([]);
});
