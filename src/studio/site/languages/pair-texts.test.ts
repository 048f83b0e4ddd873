import { expect, test } from 'vitest';
import { formSchema } from '../../../content/form/form-schema';
import { loadValidatorConfig } from '../../../node/read/validator-config';
import { hasWords, pairTexts } from './pair-texts';

const { schemas } = await loadValidatorConfig();
const root = formSchema(schemas, 'page').at(undefined, '')?.field ?? { control: 'fixed' };
const pair = (mine: object, theirs: object) =>
  pairTexts(root, mine, theirs).map(({ pointer, text, other }) => [pointer, text, other]);

const hero = (title: string, more = {}) => ({ type: 'hero', title, picture: { color: 'green' }, ...more });
const faq = (...questions: object[]) => ({ type: 'faq', heading: 'Q', questions });

test('texts that people read stand beside each other, and nothing else', () => {
  const image = { src: 'shoes.webp', alt: 'Souliers' };
  const actions = [{ label: 'Prix', href: '/fr/prix' }];
  const mine = { title: 'Semelles', kind: 'service', blocks: [hero('Neuves', { image, actions })] };
  const theirs = {
    title: 'Soles',
    kind: 'service',
    blocks: [
      hero('New', {
        image: { src: 'shoes.webp', alt: 'Shoes' },
        actions: [{ label: 'Prices', href: '/prices' }],
      }),
    ],
  };
  expect(pair(mine, theirs)).toEqual([
    ['/title', 'Semelles', 'Soles'],
    ['/blocks/0/title', 'Neuves', 'New'],
    ['/blocks/0/actions/0/label', 'Prix', 'Prices'],
  ]);
});

test('a text that one of them does not have stands beside nothing, or beside an empty field', () => {
  expect(pair({ title: 'A', name: 'B' }, { title: 'C' })).toEqual([['/title', 'A', 'C']]);
  expect(pair({ title: 'A' }, { title: 'C', name: 'D' })).toEqual([
    ['/title', 'A', 'C'],
    ['/name', '', 'D'],
  ]);
});

test('blocks that were moved, added or left out are found by their kinds and ids', () => {
  const theirs = { blocks: [hero('One'), faq({ question: 'Why?' }), hero('Two', { id: 'two' })] };
  const mine = {
    blocks: [hero('Deux', { id: 'two' }), { type: 'banner', title: 'Nouveau' }, hero('Un')],
  };
  expect(pair(mine, theirs)).toEqual([
    ['/blocks/0/title', 'Deux', 'Two'],
    ['/blocks/2/title', 'Un', 'One'],
  ]);
});

const benefits = (...entries: [title: string, icon: string][]) => ({
  blocks: [{ type: 'benefit-grid', benefits: entries.map(([title, icon]) => ({ title, icon })) }],
});
const besides = (mine: object, theirs: object) => pair(mine, theirs).map(([, text, other]) => [text, other]);

test('entries that share nothing are the same ones in their order', () => {
  const mine = faq({ question: 'Cousez-vous ?' }, { question: 'Collez-vous ?' }, { question: 'Prix ?' });
  const theirs = faq({ question: 'Do you sew?' }, { question: 'Do you glue?' });
  expect(besides({ blocks: [mine] }, { blocks: [theirs] }).slice(1)).toEqual([
    ['Cousez-vous ?', 'Do you sew?'],
    ['Collez-vous ?', 'Do you glue?'],
  ]);
});

test('entries that were put into another order are found by what they share', () => {
  expect(
    besides(benefits(['Vite', 'rocket'], ['Sûr', 'lock']), benefits(['Safe', 'lock'], ['Fast', 'rocket'])),
  ).toEqual([
    ['Vite', 'Fast'],
    ['Sûr', 'Safe'],
  ]);
});

test('entries of which one has another icon by now are all found', () => {
  const theirs = benefits(['Fast', 'rocket'], ['Safe', 'lock'], ['Kind', 'lock']);
  expect(besides(benefits(['Vite', 'rocket'], ['Sûr', 'rocket'], ['Aimable', 'lock']), theirs)).toHaveLength(
    3,
  );
});

test('what is no document of this kind has no texts', () => {
  for (const broken of [undefined, null, 'x', [], { blocks: 'x', title: 7 }])
    expect(pairTexts(root, broken, { title: 'A', blocks: [hero('B')] })).toEqual([]);
});

test.each([
  ['Soles', true],
  ['नए जूते', true],
  ['{company}', false],
  ['{phone}, 24/7', false],
  ['', false],
])('%j has words: %s', (text, is) => expect(hasWords(text)).toBe(is));
