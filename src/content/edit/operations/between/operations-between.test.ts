import { expect, test } from 'vitest';
import type { Operation } from '../../../model/operation';
import { operationsBetween } from './operations-between';

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((text) => ({ type: 'faq', text, lead: text }));

test.each<[string, unknown, unknown, Operation[]]>([
  ['nothing', { x: [1, { y: 2 }] }, { x: [1, { y: 2 }] }, []],
  [
    'properties',
    { x: 1, y: 2, 'a/b': [] },
    { y: 3, 'a/b': {}, z: null },
    [
      { kind: 'unset', pointer: '/x', expected: 1 },
      { kind: 'set', pointer: '/y', value: 3, expected: 2 },
      { kind: 'set', pointer: '/a~1b', value: {}, expected: [] },
      { kind: 'set', pointer: '/z', value: null },
    ],
  ],
  [
    'an entry that has moved up',
    [a, b, c, d],
    [d, a, b, c],
    [{ kind: 'move', pointer: '/3', to: '/0', expected: d }],
  ],
  [
    'one that has moved down',
    [a, b, c, d],
    [b, c, a, d],
    [{ kind: 'move', pointer: '/0', to: '/2', expected: a }],
  ],
  [
    'one that has moved and was changed',
    [a, b, c],
    [c, { ...a, text: 'new' }, b],
    [
      { kind: 'move', pointer: '/2', to: '/0', expected: c },
      { kind: 'set', pointer: '/1/text', value: 'new', expected: 'a' },
    ],
  ],
  [
    'one that is another one',
    [a, b, c],
    [a, { type: 'hero' }, c],
    [
      { kind: 'remove', pointer: '/1', expected: b },
      { kind: 'insert', pointer: '/1', value: { type: 'hero' }, expected: c },
    ],
  ],
  [
    'a text between two others',
    ['x', 'y', 'z'],
    ['x', 'new', 'z'],
    [{ kind: 'set', pointer: '/1', value: 'new', expected: 'y' }],
  ],
  [
    'the same id in another place',
    [
      { id: 'a', text: '1', icon: 'x' },
      { id: 'b', text: '2', icon: 'y' },
    ],
    [
      { id: 'b', text: '1', icon: 'x' },
      { id: 'a', text: '1', icon: 'x' },
    ],
    [
      { kind: 'move', pointer: '/1', to: '/0', expected: { id: 'b', text: '2', icon: 'y' } },
      { kind: 'set', pointer: '/0/text', value: '1', expected: '2' },
      { kind: 'set', pointer: '/0/icon', value: 'x', expected: 'y' },
    ],
  ],
])('%s', (_, before, after, operations) => {
  expect(operationsBetween(before, after)).toEqual(operations);
});

test('lists of very many other entries are compared quickly', () => {
  const list = (word: string) =>
    Array.from({ length: 5000 }, (_, index) => ({ text: `${word} ${index}`, icon: 'x' }));
  expect(operationsBetween(list('a'), list('b')).length).toBe(5000);
});
