import { expect, test } from 'vitest';
import { createScrollMemory } from './scroll-memory';

function storageWith(text: string | null) {
  const storage = {
    text,
    getItem: () => storage.text,
    setItem: (_key: string, value: string) => {
      storage.text = value;
    },
  };
  return storage;
}

test('a position outlasts the document', () => {
  const storage = storageWith(null);
  const memory = createScrollMemory(storage);
  memory.keep('a', 420);
  memory.keep('b', 0);
  memory.save();
  const later = createScrollMemory(storage);
  expect(['a', 'b', 'never left'].map(later.positionOf)).toEqual([420, 0, undefined]);
});

test('of more than a hundred positions the oldest are dropped', () => {
  const memory = createScrollMemory(storageWith(null));
  memory.keep('first', 1);
  memory.keep('second', 2);
  for (let index = 0; index < 98; index++) memory.keep(`entry ${index}`, index);
  memory.keep('first', 3);
  memory.keep('last', 4);
  expect(['first', 'second', 'entry 0', 'last'].map(memory.positionOf)).toEqual([3, undefined, 0, 4]);
});

test.each(['{', '7', '{"a":1}', '[["a"],[1,2],"b",["c","d"]]'])(
  'what is not ours is no place: %s',
  (text) => {
    const memory = createScrollMemory(storageWith(text));
    expect(['a', 'b', 'c'].map(memory.positionOf)).toEqual([undefined, undefined, undefined]);
  },
);

test.each([
  ['absent', undefined],
  [
    'forbidden',
    {
      getItem: () => {
        throw new Error('forbidden');
      },
      setItem: () => {
        throw new Error('full');
      },
    },
  ],
])('places last as long as the document where storage is %s', (_, storage) => {
  const memory = createScrollMemory(storage);
  memory.keep('a', 420);
  memory.save();
  expect(memory.positionOf('a')).toBe(420);
});
