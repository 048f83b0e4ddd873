import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { editedSite } from '../../../../tests/support/sites/edited-site';
import { tempSite } from '../../../../tests/support/sites/temp-site';
import { pageToRename } from '../rename/page-to-rename';
import { explainAt } from './explain-at';

let dir = '';
let site: Awaited<ReturnType<typeof editedSite>>;

beforeAll(async () => {
  ({ dir } = await tempSite());
  site = await editedSite(dir);
});
afterAll(() => rm(dir, { recursive: true }));

/** What is shown at `|` in a document, and over which word. */
function hover(written: string, path = 'services/soles.json') {
  const text = written.replace('|', '');
  const found = explainAt(text, written.indexOf('|'), site.around(path));
  return found && { ...found, word: text.slice(found.span.offset, found.span.offset + found.span.length) };
}

const page = (blocks: string) => `{ "title": "x", "description": "y", "blocks": [${blocks}] }`;

test('a property: what it is for, its limits, whether it is needed, an example', () => {
  expect(hover(page('{ "type": "faq", "que|stions": [] }'))).toMatchObject({
    word: '"questions"',
    text: expect.stringMatching(
      /^In order; the most frequent first\.\n\nA list of 2 to 12 entries\.\n\nIt is needed\.\n\nFor example:\n\n```json\n"questions": \[\n/,
    ),
  });
  expect(hover(page('{ "type": "banner", "co|lor": "green" }'))?.text).toContain(
    'One of:\n- `green`: Deep green: calm',
  );
  expect(hover('{ "na|me": "x" }')?.text).toMatch(/\n\nIt may be left out\.$/);
});

test('a text that says nothing of its own: its property', () => {
  expect(hover(page('{ "type": "faq", "heading": "Wh|y?" }'))).toMatchObject({ word: '"Why?"' });
  expect(hover('{ "aliases": ["/o|ld"] }')?.text).toContain('Other addresses that lead to this page');
});

test('a block type: what it is for, and when to choose it', () => {
  expect(hover(page('{ "type": "fa|q" }'))?.text).toMatch(
    /^Questions that customers ask,[\s\S]+\n\nFor questions that/,
  );
});

test('a choice: what it means', () => {
  expect(hover(page('{ "type": "banner", "color": "gr|een" }'))?.text).toMatch(/^`green`: Deep green: calm/);
});

test('a picture and an icon are shown', () => {
  expect(hover(page('{ "type": "hero", "picture": { "image": { "src": "so|les.webp" } } }'))?.text).toContain(
    '![](file:///media/soles.webp|width=240)',
  );
  expect(hover(page('{ "type": "icon-tiles", "tiles": [{ "icon": "tr|uck" }] }'))).toMatchObject({
    icon: 'truck',
  });
  expect(hover(page('{ "type": "icon-tiles", "tiles": [{ "icon": "trukc|" }] }'))?.icon).toBeUndefined();
});

test('a link: the page that it leads to, and the part of it', () => {
  const hero = (href: string) =>
    page(
      `{ "type": "hero", "actions": [{ "href": "${href}" }] }, { "type": "faq", "id": "why", "heading": "Why?" }`,
    );
  expect(hover(hero('/services/so|les'))).toMatchObject({
    word: '/services/soles',
    text: expect.stringMatching(
      /^\*\*New soles for your shoes\*\*\n\nSoles of leather or rubber[\s\S]+`[^`]+soles\.json`$/,
    ),
  });
  expect(hover(hero('#w|hy'))?.text).toMatch(/^\*\*Why\?\*\*, a part of\n\n\*\*x\*\*/);
  expect(hover(hero('https://www.example.com/services/so|les'))?.text).toContain('**New soles');
  expect(hover(hero('/no|ne'))?.text).toContain('Where a link goes');
  const prose = page('{ "type": "prose", "sections": [{ "richText": "See [it](/services/so|les) now." }] }');
  expect(hover(prose)).toMatchObject({
    word: '/services/soles',
    text: expect.stringContaining('**New soles'),
  });
});

test('a token: its value', () => {
  expect(hover(page('{ "type": "hero", "lead": "Call {pho|ne} now" }'))).toMatchObject({
    word: 'phone',
    text: '+99 123 456',
  });
  expect(hover(page('{ "type": "hero", "actions": [{ "href": "tel:{ph|one}" }] }'))?.text).toBe(
    '+99 123 456',
  );
});

test.each([
  ['{ "actions": [{ "href": "/services/so|les#prices" }] }', '/services/soles', '/services/soles'],
  [
    '{ "blocks": [{ "type": "prose", "sections": [{ "richText": "[a](/services/s|oles)" }] }] }',
    '/services/soles',
    '/services/soles',
  ],
  ['{ "ti|tle": "x" }', '/services/soles', '"title"'],
  ['{ "title": "New| soles" }', '/services/soles', '"New soles"'],
  ['{ "blocks": [{ "href": "#pri|ces" }] }', undefined, ''],
  ['{ "blocks": [{ "heading": "New| soles" }] }', undefined, ''],
])('at %s the page %s is renamed', (written, route, word) => {
  const text = written.replace('|', '');
  const found = pageToRename(text, written.indexOf('|'), site.around('services/soles.json'));
  expect(found?.route).toBe(route);
  expect(found ? text.slice(found.span.offset, found.span.offset + found.span.length) : '').toBe(word);
});
