import { expect, test } from 'vitest';
import type { PageData } from '../../content/model/pages/page-data';
import type { Block } from '../../generated/documents';
import { interactiveTypes, runsOf, neededForHydration } from './static-blocks';

const statements: Block = { type: 'statements', statements: [{ label: 'Rye', text: 'Dark and dense.' }] };
const hero: Block = {
  type: 'hero',
  title: 'Bread',
  lead: 'Fresh',
  picture: { image: { src: 'oven.webp', alt: 'An oven' } },
};
const tabs: Block = {
  type: 'tabs',
  heading: 'Ovens',
  tabs: [{ label: 'Stone', blocks: [statements] }],
};

const page: PageData = {
  route: '/bread',
  title: 'Bread',
  description: 'Bread from the oven',
  breadcrumbs: [],
  blocks: [hero, statements, tabs, statements],
  assets: {
    images: { 'oven.webp': { url: '/media/oven.webp', width: 10, height: 10 } },
    texts: {},
  },
  icons: {},
};

test('neighbouring static blocks are grouped', () => {
  const runs = runsOf(page.blocks).map(({ first, isInteractive, blocks }) => [
    first,
    isInteractive,
    blocks?.length,
  ]);
  expect(runs).toEqual([
    [0, false, 2],
    [2, true, 1],
    [3, false, 1],
  ]);
});

test('the page carries the data of its interactive blocks only, and no assets that only static ones show', () => {
  const needed = neededForHydration(page) as PageData;
  expect(needed.blocks).toEqual([
    { static: true, picture: { src: '', alt: '' } },
    { ...tabs, tabs: [{ label: 'Stone', blocks: [{ static: true }] }] },
    { static: true },
  ]);
  expect(needed.assets.images).toEqual({});
  expect(needed).not.toHaveProperty('icons');
  expect(needed.title).toBe('Bread');
});

test('the types of interactive blocks are found in the page data, once each', () => {
  const gone: Block = { type: 'not-found', code: '404', title: 'Gone', text: 'Not here', actions: [] };
  expect([...interactiveTypes([tabs, gone, tabs])]).toEqual(['tabs', 'not-found']);
  expect([...interactiveTypes([hero])]).toEqual([]);
});
