import { expect, test } from 'vitest';
import { asVisitorsSee, type OutlineItem } from './outline-item';
import { dropPlace } from './places';

const item = (pointer: string, list?: string, children: OutlineItem[] = []): OutlineItem => ({
  pointer,
  name: pointer,
  excerpt: '',
  problems: { errors: 0, hints: 0 },
  ...(list !== undefined && { list }),
  children,
});
const links = (pointer: string, count: number) =>
  item(
    pointer,
    `${pointer}/links`,
    Array.from({ length: count }, (_, index) => item(`${pointer}/links/${index}`)),
  );
const groups = [links('/items/1/groups/0', 2), links('/items/1/groups/1', 1)];
const menu = item('/items/1', '/items/1/groups', groups);
/** A link fits where links are. */
const fits = (list: string) => list.endsWith('/links');

test('a link that is dropped on a group goes to its end, on a menu to the end of its last group', () => {
  const [first] = groups;
  if (!first) throw new Error('There is no group.');
  expect(dropPlace(first, 'on', '/columns/0/links/0', fits)).toEqual({
    list: '/items/1/groups/0/links',
    index: 2,
  });
  expect(dropPlace(menu, 'on', '/columns/0/links/0', fits)).toEqual({
    list: '/items/1/groups/1/links',
    index: 1,
  });
  expect(dropPlace(menu, 'on', '/items/1/groups/1/links/0', fits)).toEqual({
    list: '/items/1/groups/1/links',
    index: 0,
  });
});

test('on a row that holds nothing, or beside one where it does not fit, nothing can be dropped', () => {
  const [, second] = groups;
  if (!second) throw new Error('There is no group.');
  expect(dropPlace(second, 'before', '/columns/0/links/0', fits)).toBeUndefined();
  expect(dropPlace(item('/items/0'), 'on', '/items/1', fits)).toBeUndefined();
  expect(dropPlace(item('/items/0'), 'after', '/columns/0/links/0', fits)).toBeUndefined();
  expect(dropPlace(menu, 'on', '/items/1', () => true)).toBeUndefined();
  expect(dropPlace({ ...menu, isFixed: true }, 'on', '/columns/0/links/0', fits)).toBeUndefined();
});

test('rows show the values of tokens, as visitors see them', () => {
  const inside = { ...item('/blocks/0/tabs/0'), excerpt: 'Call {phone}' };
  const [row] = asVisitorsSee(
    [{ ...item('/blocks/0', '/blocks/0/tabs', [inside]), name: '{company}, {fax}' }],
    {
      company: 'Cobbler',
      phone: '+00 1',
    },
  );
  expect([row?.name, row?.children[0]?.excerpt]).toEqual(['Cobbler, {fax}', 'Call +00 1']);
});
