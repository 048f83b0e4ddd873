import { expect, test } from 'vitest';
import type { StudioIssue } from '../../content/model/studio-protocol';
import { nextLeft, type ShownLeft } from './next-left';

const left = ['a /1', 'a /2', 'b /1'].map((place): StudioIssue => {
  const [path = '', pointer = ''] = place.split(' ');
  const said = { place, what: '', why: '', fix: '', guide: '', fixes: [] };
  return { path, pointer, severity: 'error', code: 'leftover-text', ...said };
});
const at = (index: number): ShownLeft => ({ path: '', pointer: '', ...left[index], index });

test.each<[string, ShownLeft | undefined, 1 | -1, string, number]>([
  ['begins on the open page', undefined, 1, 'b', 2],
  ['begins with the first where the open page has none', undefined, 1, 'c', 0],
  ['goes on', at(0), 1, 'a', 1],
  ['goes back', at(1), -1, 'a', 0],
  ['goes on from the last to the first', at(2), 1, 'a', 0],
  ['goes back from the first to the last', at(0), -1, 'a', 2],
  ['goes on where one was written', { path: 'a', pointer: '/gone', index: 1 }, 1, 'a', 1],
  ['goes back where one was written', { path: 'a', pointer: '/gone', index: 1 }, -1, 'a', 0],
  ['goes on where the last one was written', { path: 'b', pointer: '/gone', index: 3 }, 1, 'b', 0],
])('what is left to write %s', (_, last, steps, open, index) => {
  expect(nextLeft(left, last, steps, open)).toMatchObject({ index, path: left[index]?.path });
});

test('nothing is left to write', () => {
  expect(nextLeft([], at(0), 1, 'a')).toBeUndefined();
});
