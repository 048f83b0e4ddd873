import { expect, test } from 'vitest';
import type { ChangedDocument } from '../../../content/model/protocols/studio-versions';
import { changedPages } from './changed-pages';
import { handedOverIn } from './handed-over-in';

const now = { at: Date.parse('2026-11-23T12:00Z'), withDrafts: false };

const page = (title: string, more: object = {}) => JSON.stringify({ title, blocks: [], ...more });
const draft = (title: string) => page(title, { status: 'draft' });

const document = (path: string, before: string | null, after: string | null): ChangedDocument => ({
  ...{ path, file: `pages/${path}`, before, now: after },
});

function found(documents: readonly ChangedDocument[], hasPictures = false) {
  const pages = changedPages(documents, () => undefined);
  return handedOverIn(documents, { pages, hasPictures }, now);
}

test('says which pages visitors will see that they do not see yet', () => {
  const { nowPublic, drafts } = found([
    document('a.json', draft('A'), page('A')),
    document('b.json', null, page('B')),
    document('c.json', page('C'), page('C, again')),
    document('d.json', null, draft('D')),
    document('e.json', draft('E'), page('E', { publishFrom: '2999-01-01T09:00Z' })),
    document('f.json', page('F'), null),
    document('_site.json', page('Site'), page('Site, again')),
  ]);
  expect(nowPublic).toEqual(['a.json', 'b.json']);
  expect(drafts).toEqual(['d.json']);
});

test('proposes a name for the change', () => {
  expect(found([document('a.json', page('Prices'), page('Our prices'))]).proposedName).toBe(
    'Changed: Our prices',
  );
  expect(
    found([
      document('a.json', null, page('New shop')),
      document('b.json', page('Prices'), page('Our prices')),
      document('c.json', page('Old shop'), null),
    ]).proposedName,
  ).toBe('New: New shop; changed: Our prices; deleted: Old shop');
  const menu = document('_site.json', page('Site'), page('Site, again'));
  expect(found([menu, document('a.json', null, page('New shop'))]).proposedName).toBe('New: New shop');
  expect(found([menu]).proposedName).toBe('Changed: The whole site');
  expect(found([], true).proposedName).toBe('Changed: pictures');
  expect(found([]).proposedName).toBe('');
});
