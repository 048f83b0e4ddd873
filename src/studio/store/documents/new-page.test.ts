import { expect, test } from 'vitest';
import { newPageChanges } from './new-page';
import { openedDocument } from './open-document';

const beside = (path: string, $schema: string) =>
  openedDocument({ path, file: `pages/${path}`, text: JSON.stringify({ $schema }), hash: '1' });

test.each([
  ['index.json', '../schema/page.schema.json', 'soles.json', '../schema/page.schema.json'],
  ['index.json', '../schema/page.schema.json', 'a/b/soles.json', '../../../schema/page.schema.json'],
  [
    'a/b/heels.json',
    '../../../../engine/schema/page.schema.json',
    'soles.json',
    '../../engine/schema/page.schema.json',
  ],
  ['_site.json', '../schema/site.schema.json', 'a/soles.json', '../../schema/page.schema.json'],
])('beside %s with the schema at %s a new page at %s has it at %s', (open, written, path, expected) => {
  const page = { path, route: '/soles', title: 'Soles', name: 'Soles', content: { title: 'Soles' } };
  const [change] = newPageChanges(page, {}, beside(open, written));
  const { file = '', text = '' } = change && 'create' in change && change.create ? change.create : {};
  expect(file).toBe(`pages/${path}`);
  expect(JSON.parse(text)).toEqual({ $schema: expected, title: 'Soles' });
});

test('the entry in a menu has the short name of the page', () => {
  const page = { path: 'soles.json', route: '/soles', title: 'New soles for your shoes', name: 'Soles' };
  const menu = '/footer/legal';
  expect(newPageChanges({ ...page, menu, content: {} }, { footer: { legal: [] } }, undefined)).toContainEqual(
    {
      path: '_site.json',
      operations: [expect.objectContaining({ kind: 'insert', value: { label: 'Soles', href: '/soles' } })],
    },
  );
});
