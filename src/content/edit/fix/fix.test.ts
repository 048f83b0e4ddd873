import { expect, test } from 'vitest';
import { baseSources } from '../../../../tests/support/invalid-cases';
import { heels } from '../../../../tests/invalid/case';
import { loadValidatorConfig } from '../../../node/read/validator-config';
import type { SourceFile } from '../../model/source';
import { createValidator } from '../../check/validate';
import { fixSite } from './fix';

const config = await loadValidatorConfig();
const validator = createValidator(config);
const base = baseSources();

interface Options {
  path?: string;
  others?: readonly SourceFile[];
  schemaDir?: string;
}

const sourceOf = (path: string, text: string): SourceFile => ({
  file: `pages/${path}`,
  path,
  content: { text },
});

/** Fixes one document in a site that is otherwise valid. */
function fix(text: string, { path = 'heels.json', others = [], schemaDir }: Options = {}) {
  const sources = { ...base, pages: [...base.pages, ...others, sourceOf(path, text)] };
  const { fixed, unreadable } = fixSite(sources, { validator, config, schemaDir, only: new Set([path]) });
  return { text: fixed[0]?.text ?? text, fixed: fixed[0]?.fixes ?? [], unreadable };
}

const pretty = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const right = pretty(JSON.parse(heels));
const replaced = (line: number, from: string, to: string) => ({ lines: [line], kind: 'replaced', from, to });

test('a valid document stays as it is', () => {
  expect(fix(right)).toEqual({ text: right, fixed: [], unreadable: [] });
});

test.each([
  ['a name', '"lead"', '"laed"', replaced(8, 'laed', 'lead')],
  ['the name of a type', '"type"', '"tpye"', replaced(6, 'tpye', 'type')],
  ['a block type', '"hero"', '"heroo"', replaced(6, 'heroo', 'hero')],
  ['a name that the schemas have given up', '"pattern"', '"cloth"', replaced(17, 'cloth', 'pattern')],
  ['a value among several', '"kente"', '"Kente"', replaced(17, 'Kente', 'kente')],
])('%s that is wrong is put right', (_, written, wrong, done) => {
  expect(fix(right.replace(written, wrong))).toEqual({ text: right, fixed: [done], unreadable: [] });
});

test('errors that appear after a type is fixed are fixed too', () => {
  const { text, fixed: fixes } = fix(right.replace('"hero"', '"heroo"').replace('"lead"', '"laed"'));
  expect([text, fixes.map(({ to }) => to)]).toEqual([right, ['hero', 'lead']]);
});

test('a telephone number that is written out becomes the token that people can read', () => {
  const { site } = base;
  const text = site && 'text' in site.content ? site.content.text : '{}';
  const value = JSON.parse(text);
  const tokens = { chat: '99123456', ...value.tokens, digits: '99123456' };
  const sources = {
    ...base,
    site: sourceOf('_site.json', JSON.stringify({ ...value, tokens })),
    pages: [...base.pages, sourceOf('heels.json', right.replace('"lead": "', '"lead": "Call +99 123 456. '))],
  };
  const only = new Set(['heels.json']);
  const { fixed } = fixSite(sources, { validator, config, schemaDir: undefined, only });
  expect(fixed.flatMap(({ fixes }) => fixes)).toEqual([replaced(8, '+99 123 456', '{phone}')]);
});

test('an icon is fixed where only one can be meant', () => {
  const withIcon = (icon: string) => {
    const page = JSON.parse(heels);
    page.blocks[0].facts = [
      { icon, text: 'While you wait' },
      { icon: 'hammer', text: 'By hand' },
    ];
    const { type, title, lead, actions, facts, picture } = page.blocks[0];
    page.blocks[0] = { type, title, lead, actions, facts, picture };
    return pretty(page);
  };
  expect(fix(withIcon('hamer')).text).toBe(withIcon('hammer'));
  expect(fix(withIcon('timer-bold')).text).toBe(withIcon('timer'));
  expect(fix(withIcon('no-such-thing-at-all')).fixed).toEqual([]);
});

test('two names that would become the same are left to a person', () => {
  const both = right.replace(
    '"lead": "While you wait."',
    '"laed": "While you wait.",\n      "leaad": "Soon."',
  );
  expect(fix(both)).toEqual({ text: both, fixed: [], unreadable: [] });
});

test('a name that is as near to another is left to a person', () => {
  const wrong = right.replace('"green"', '"geen"');
  expect(fix(wrong).text).toBe(right);
  const { fixed: fixes } = fix(right.replace('"title": "Heels"', '"subtitle": "Heels"'));
  expect(fixes).toEqual([]);
});

test('http becomes https in links, and nowhere else', () => {
  const written = right
    .replace('"href": "/"', '"href": "HTTP://example.com/a\\"b"')
    .replace('While you wait.', 'See http://example.com');
  const { text, fixed: fixes } = fix(written);
  expect(text).toBe(written.replace('HTTP://', 'https://'));
  expect(fixes).toEqual([replaced(12, 'HTTP://example.com/a"b', 'https://example.com/a"b')]);
});

test('http becomes https inside rich texts', () => {
  const page = JSON.parse(heels);
  const richText = 'http: [one](http://a.in) [two](/)';
  page.blocks.push({
    type: 'prose',
    contents: 'Contents',
    sections: [{ id: 'heels', heading: 'Heels', richText }],
  });
  const written = pretty(page);
  expect(fix(written).text).toBe(written.replace('(http://a.in)', '(https://a.in)'));
});

test.each(['https://www.example.com/#top', 'http://www.example.com/#top'])(
  'a link within the site needs no more than the page: %s',
  (whole) => {
    const written = right.replace('"href": "/"', `"href": "${whole}"`);
    const { text, fixed: fixes } = fix(written.replace('"type": "hero"', '"id": "top", "type": "hero"'));
    expect(JSON.parse(text).blocks[0].actions[0].href).toBe('/#top');
    expect(fixes[0]).toEqual(replaced(12, whole, '/#top'));
  },
);

test('a link to the old address of a page gets its own', () => {
  const moved = sourceOf(
    'boots.json',
    right.replace('"description"', '"aliases": ["/old-boots"],\n  "description"').replaceAll('eels', 'oots'),
  );
  const written = right.replace('"href": "/"', '"href": "/old-boots?from=heels"');
  const { text, fixed: fixes } = fix(written, { others: [moved] });
  expect(text).toBe(written.replace('/old-boots?', '/boots?'));
  expect(fixes).toEqual([replaced(12, '/old-boots?from=heels', '/boots?from=heels')]);
  const rival = sourceOf('shoes.json', 'text' in moved.content ? moved.content.text : '');
  expect(fix(written, { others: [moved, rival] }).fixed).toEqual([]);
});

test('properties are put in the order of the schema, "type" first', () => {
  const { title, description, blocks } = JSON.parse(heels);
  const { type, ...rest } = blocks[0];
  const { text, fixed: fixes } = fix(pretty({ blocks: [{ ...rest, type }], description, title }));
  expect(text).toBe(right);
  expect(fixes).toEqual([{ kind: 'order', lines: [1, 3], from: '', to: '' }]);
});

test('an object with a duplicate key stays exactly as it is', () => {
  const twice = right.replace('"type": "hero",', '"title": "Soles",\n      "type": "hero",');
  expect(fix(twice)).toEqual({ text: twice, fixed: [], unreadable: [] });
});

test('indents become two spaces; values stay as written, and short lines stay one line', () => {
  const short = '"actions": [{ "label": "H\\u00f4me \\/ 1", "href": "/" }]';
  const page = right.replace(/"actions": \[[^\]]*\]/, short);
  const wild = page.replaceAll('  ', '\t').replaceAll('": ', '":').replace('"href":', '"href"  :\n');
  const broken = page.replace(short, short.replace('[{', '[\n        {').replace('}]', '}\n      ]'));
  expect(fix(page.replaceAll('  ', '\t').replace('{ "label"', '{"label"'))).toMatchObject({
    text: page,
    fixed: [{ kind: 'layout', lines: [] }],
  });
  expect(JSON.parse(fix(wild).text)).toEqual(JSON.parse(page));
  expect(fix(broken).fixed).toEqual([]);
});

test.each([
  ['services/heels.json', '../../schema/page.schema.json'],
  ['heels.json', '../schema/page.schema.json'],
])('a missing $schema is added to %s', (path, address) => {
  const { text, fixed: fixes } = fix(right, { path, schemaDir: '../schema' });
  expect(text).toBe(right.replace('{', `{\n  "$schema": "${address}",`));
  expect(fixes).toEqual([{ kind: 'schema', lines: [], from: '', to: address }]);
});

test('a byte order mark is deleted, and all else is fixed without it', () => {
  const mark = { lines: [], kind: 'byte-order-mark', from: '', to: '' };
  expect(fix(`\ufeff${right}`)).toMatchObject({ text: right, fixed: [mark] });
  const misspelt = `\ufeff${right.replace('"lead"', '"laed"')}`;
  expect(fix(misspelt)).toMatchObject({ text: right, fixed: [mark, replaced(8, 'laed', 'lead')] });
});

test('Windows line ends are kept; a missing line end at the end is added', () => {
  const windows = right.replaceAll('\n', '\r\n');
  expect(fix(windows).text).toBe(windows);
  expect(fix(windows.replace('"laed"', '"lead"').trimEnd()).text).toBe(windows);
  expect(fix(windows.replace('"lead"', '"laed"'))).toMatchObject({
    text: windows,
    fixed: [replaced(8, 'laed', 'lead')],
  });
});

test.each(['', '{ "title": ', '[1, 2', '\ufeff', 'plain words'])(
  'what is no JSON is left alone: %j',
  (text) => {
    expect(fix(text)).toMatchObject({ text, fixed: [], unreadable: [{ file: 'pages/heels.json' }] });
  },
);
