import { expect, test } from 'vitest';
import { formSchema } from '../../../content/form/form-schema';
import { loadValidatorConfig } from '../../../node/read/validator-config';
import { words } from '../../words';
import { pageVersions } from './page-versions';

const schema = formSchema((await loadValidatorConfig()).schemas, 'page');
const schemaOf = () => schema;

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
  const found = pageVersions('bread.json', versions, false, schemaOf);
  expect(found.map(({ changes }) => changes)).toEqual([
    ['Page opening “New bread” edited: Title'],
    [words.history.renamed],
    [words.changes.newPage],
    [words.changes.removedPage],
    [words.changes.newPage],
  ]);
  expect(found.map(({ takeBack }) => takeBack !== undefined)).toEqual([true, true, true, false, true]);
});

test('of the oldest that was sent it is not known where there are older ones', () => {
  expect(pageVersions('bread.json', versions.slice(0, 1), true, schemaOf)[0]?.changes).toEqual([
    words.history.older,
  ]);
});
