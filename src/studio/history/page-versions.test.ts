import { expect, test } from 'vitest';
import { words } from '../words';
import { pageVersions } from './page-versions';

const version = (id: string, text: string | null) => ({
  id,
  author: 'Ama',
  at: '2026-05-01T10:00:00Z',
  text,
});
const hero = (title: string) => JSON.stringify({ title: 'Bread', blocks: [{ type: 'hero', title }] });
const versions = [
  version('e', hero('New bread')),
  version('d', hero('Bread')),
  version('c', `${hero('Bread')}\n`),
  version('b', null),
  version('a', hero('Bread')),
];

test('each version says what was changed, and can be brought back', () => {
  const found = pageVersions('bread.json', versions, false);
  expect(found.map(({ changes }) => changes)).toEqual([
    ['hero “New bread” edited: title'],
    [words.history.renamed],
    [words.changes.newPage],
    [words.changes.removedPage],
    [words.changes.newPage],
  ]);
  expect(found.map(({ takeBack }) => takeBack !== undefined)).toEqual([true, true, true, false, true]);
});

test('of the oldest that was sent it is not known where there are older ones', () => {
  expect(pageVersions('bread.json', versions.slice(0, 1), true)[0]?.changes).toEqual([words.history.older]);
});
