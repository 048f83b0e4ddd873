import { expect, test } from 'vitest';
import { leftInOrder, nextLeft, type PlaceLeft, type ShownLeft } from './next-left';

const places = (...names: string[]): PlaceLeft[] =>
  names.map((name) => {
    const [path = '', pointer = ''] = name.split(' ');
    return { path, pointer };
  });
const left = places('a /1', 'a /2', 'b /1');
const at = (name: string, among = left): ShownLeft => ({
  path: '',
  pointer: '',
  ...places(name)[0],
  among,
  from: 'a',
});

test.each<[string, ShownLeft | undefined, string, string]>([
  ['begins on the open page', undefined, 'b', 'b /1'],
  ['begins with the first where the open page has none', undefined, 'c', 'a /1'],
  ['begins on another page that was opened', at('a /1'), 'b', 'b /1'],
  ['goes on where the page that was opened has none', at('a /1'), 'c', 'a /2'],
  ['goes on', at('a /1'), 'a', 'a /2'],
  ['goes on from the last to the first', at('b /1'), 'a', 'a /1'],
  ['goes on where one was written', at('a /1.5', places('a /1', 'a /1.5', 'a /2')), 'a', 'a /2'],
  ['goes on where the last one was written', at('c /1', [...left, ...places('c /1')]), 'c', 'a /1'],
  [
    'skips none where several were written meanwhile',
    at('a /1.3', places('a /0', 'a /1', 'a /1.1', 'a /1.2', 'a /1.3', 'a /2', 'b /1')),
    'a',
    'a /2',
  ],
  ['begins anew where nothing of what was left is left', at('z /1', places('z /1')), 'z', 'a /1'],
])('what is left to write %s', (_, last, open, expected) => {
  expect(nextLeft(left, last, open)).toMatchObject({ ...places(expected)[0] });
});

test('the only place is shown again, and none where nothing is left to write', () => {
  expect(nextLeft(places('a /1'), at('a /1', places('a /1')), 'a')).toMatchObject({ pointer: '/1' });
  expect(nextLeft([], at('a /1'), 'a')).toBeUndefined();
});

test('what is left to write is in the order of the pages, each of which is looked at once', () => {
  const issue = (path: string, code = 'leftover-text') => ({ path, code });
  let looks = 0;
  const pages = Array.from({ length: 1000 }, (_, index) => ({
    get path() {
      looks++;
      return `page-${index}`;
    },
  }));
  const issues = ['page-999', 'page-7', 'new', 'page-80', 'page-7'].map((path) => issue(path));
  const found = leftInOrder([...issues, issue('page-1', 'dead-link')], pages);
  expect(found.map(({ path }) => path)).toEqual(['new', 'page-7', 'page-7', 'page-80', 'page-999']);
  expect(looks).toBe(pages.length);
  expect(leftInOrder([issue('page-1', 'dead-link')], pages)).toEqual([]);
  expect(looks).toBe(pages.length);
});
