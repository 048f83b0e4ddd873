import { expect, test } from 'vitest';
import { loadSchemas } from '../../node/read/validator-config';
import { entryTitle } from './entry-title';
import { formOrderIn } from './form-order';
import { formSchema, type FormSchema } from './form-schema';
import { inWords, singular } from '../model/name-words';
import { holdsNothing } from './holds-nothing';

const schemas = await loadSchemas();
const page = formSchema(schemas, 'page');
const site = formSchema(schemas, 'site');

/** The field of a property of a block, by its path. */
function fieldOf(type: string, path: string) {
  return page.at(blankPage(type), `/blocks/0${path}`)?.field;
}

const blankPage = (type: string) => ({
  blocks: [{ type, tabs: [{ blocks: [{ type: 'faq' }] }], cards: [{}], questions: [{}] }],
});

test.each([
  ['hero', '/title', { control: 'text', most: 80, canBeEmpty: false }],
  ['hero', '/layout', { control: 'choice' }],
  ['hero', '/parts/0/x', { control: 'number', least: 0, most: 100, isWhole: true }],
  ['hero', '/actions', { control: 'list', entry: 'button', least: 1, most: 2 }],
  ['hero', '/actions/0/href', { control: 'link', most: 500 }],
  ['hero', '/facts/0/icon', { control: 'icon' }],
  ['hero', '/picture', { control: 'group' }],
  ['hero', '/picture/image', { control: 'image' }],
  ['hero', '/picture/image/narrow', { control: 'picture-file' }],
  ['hero', '/picture/color', { control: 'color' }],
  ['hero', '/picture/pattern', { control: 'pattern' }],
  ['faq', '/questions/0/richText', { control: 'rich-text', most: 6000 }],
  ['faq', '/id', { control: 'anchor' }],
  ['reason-panel', '/reasons', { control: 'lines', entry: 'reason' }],
  ['faq', '/type', { control: 'fixed', value: 'faq' }],
  ['tabs', '/tabs/0/blocks', { control: 'list', entry: 'block' }],
  ['tabs', '/tabs/0/blocks/0', { control: 'variant', isBlock: true }],
  ['tabs', '/tabs/0/blocks/0/heading', { control: 'text' }],
])('%s has at %s the control of its schema', (type, path, expected) => {
  expect(fieldOf(type, path)).toMatchObject(expected);
});

test.each([
  ['/tokens', { control: 'table', names: { message: expect.stringContaining('small letter') } }],
  ['/tokens/phone', { control: 'text', most: 300 }],
  ['/logo', { control: 'picture-file' }],
  ['/palette/brand', { control: 'hex-color' }],
  ['/navigation/items', { control: 'list', entry: 'entry' }],
  ['/navigation/items/0/groups', { control: 'list' }],
  ['/rules/orphan-page', { control: 'group' }],
  ['/contact/email', { control: 'lines', entry: 'e-mail address' }],
])('the site document has at %s the control of its schema', (pointer, expected) => {
  expect(site.at({ navigation: { items: [{ type: 'menu' }] } }, pointer)?.field).toMatchObject(expected);
});

test('what leaves a choice out has the label that its schema gives it', () => {
  expect(page.at({}, '/status')).toMatchObject({ label: 'Status', field: { leftOut: 'Finished' } });
  const pattern = page.at({ blocks: [{ type: 'hero', picture: {} }] }, '/blocks/0/picture/pattern');
  expect(pattern?.field).toMatchObject({ control: 'pattern', leftOut: 'The one that goes with the colour' });
});

test('what nobody writes by hand is not shown, and the name of a place comes last', () => {
  expect(namesAt(page, '')).toEqual([
    'title',
    'description',
    'name',
    'aliases',
    'kind',
    'entrance',
    'status',
    'publishFrom',
    'publishUntil',
    'blocks',
  ]);
  expect(namesAt(page, '/blocks/0')).toEqual(['type', 'heading', 'lead', 'questions', 'id']);
});

test('a form asks for a link behind the texts beside it, and for all else in the order of the schema', () => {
  const document = {
    blocks: [
      { type: 'related-pages', pages: [{}] },
      { type: 'hero', actions: [{}] },
    ],
  };
  const orderAt = formOrderIn(page, document);
  expect(orderAt('/blocks/0/pages/0')).toEqual(['label', 'text', 'href']);
  expect(orderAt('/blocks/1/actions/0')).toEqual(['label', 'href']);
  expect(orderAt('/blocks/1').slice(0, 3)).toEqual(['type', 'layout', 'title']);
  expect(orderAt('/blocks/1/picture/image')).toEqual(['src', 'narrow', 'alt']);
  expect([orderAt('/blocks'), orderAt('/blocks/0/heading'), orderAt('/nowhere/1')]).toEqual([[], [], []]);
});

test('a form asks last for what its schema calls rare', () => {
  const names = formOrderIn(site, {})('');
  expect(names.slice(0, 2)).toEqual(['name', 'logo']);
  expect(names.indexOf('url')).toBeGreaterThan(names.indexOf('footer'));
  expect(site.at({}, '/url')).toMatchObject({ isRare: true });
  expect(site.at({}, '/name')).not.toHaveProperty('isRare');
});

function namesAt(schema: FormSchema, pointer: string) {
  const field = schema.at(blankPage('faq'), pointer)?.field;
  const group = field?.control === 'variant' ? field.kinds.find(({ type }) => type === 'faq')?.field : field;
  return group?.control === 'group' ? group.properties.map(({ name }) => name) : [];
}

test.each([
  ['faq', '/questions/0/richText', 'Answer', 'Text in simple Markdown'],
  ['faq', '/lead', 'Introduction', 'One or two sentences'],
  ['call-to-action', '/text', 'Text', 'One or two sentences'],
  ['hero', '/picture/focus', 'Part that stays in view', 'Which part of the screen'],
])('%s calls %s what its schema does, otherwise its name in words', (type, path, label, help) => {
  expect(page.at(blankPage(type), `/blocks/0${path}`)).toMatchObject({
    label,
    help: expect.stringContaining(help),
  });
});

test('the same schema gives the same field, so that nothing is drawn anew', () => {
  expect(fieldOf('hero', '/picture')).toBe(fieldOf('alternating-rows', '/rows/0/picture'));
  expect(page.at(blankPage('faq'), '/blocks/0/heading')).toBe(page.at(blankPage('faq'), '/blocks/0/heading'));
});

test('a place that the schema does not know has no field', () => {
  expect(page.at(blankPage('faq'), '/blocks/0/colour')).toBeUndefined();
  expect(page.at(blankPage('no-such-block'), '/blocks/0/heading')).toBeUndefined();
});

test('kinds are called as the schema of their list says', () => {
  const items = site.at({}, '/navigation/items')?.field;
  const kinds = items?.control === 'list' && items.items.control === 'variant' ? items.items.kinds : [];
  expect(kinds.map(({ label }) => label)).toEqual(['Link', 'Menu with groups', 'Wide menu with categories']);
});

test('a new value has what its schema requires, with empty texts and as many entries as there must be', () => {
  const slides = fieldOf('hero-carousel', '/slides');
  if (slides?.control !== 'list') throw new Error('No list');
  expect(page.emptyValue(slides.items)).toEqual({ label: '', title: '', description: '', picture: {} });
  expect(page.emptyValue(slides)).toHaveLength(2);
  const link = site.at({}, '/navigation/items/0')?.field;
  expect(link && site.emptyValue(link)).toEqual({ type: 'link', label: '', href: '' });
});

test.each([
  ['/questions/0', { question: 'Can we begin small?', richText: 'Yes.' }, 'Can we begin small?'],
  ['/questions/0', { question: `${'word '.repeat(20)}` }, `${'word '.repeat(12).trimEnd()}…`],
  ['/questions/0', { question: ' ' }, ''],
])('an entry calls itself by its first text: %s', (path, value, title) => {
  const field = fieldOf('faq', path);
  expect(field && entryTitle(field, value)).toBe(title);
});

test.each([
  [{ type: 'link', label: ' ', links: [{}, { href: '' }], icon: null }, true],
  [{ label: '', links: [{ href: '/' }] }, false],
  [{ width: 0 }, false],
  ['', true],
])('of %j it is known whether nothing was written in it', (value, expected) => {
  expect(holdsNothing(value)).toBe(expected);
});

test.each([
  ['whenToUse', 'When to use'],
  ['full-color', 'Full color'],
  ['x', 'X'],
])('%s in words is %s', (name, words) => {
  expect(inWords(name)).toBe(words);
});

test.each([
  ['Categories', 'category'],
  ['Other addresses', 'other address'],
  ['E-mail addresses', 'e-mail address'],
  ['Rows', 'row'],
  ['WhatsApp numbers', 'WhatsApp number'],
  ['Address', 'address'],
  ['Switches', 'switch'],
  ['Other aliases', 'other alias'],
  ['Legal', 'legal'],
])('one of %s is a %s', (names, name) => {
  expect(singular(names)).toBe(name);
});
