import { expect, it } from 'vitest';
import { inShard, shardNamed } from './shard';

it('puts each page into exactly one part', () => {
  const pages = Array.from({ length: 10 }, (_, index) => index);
  const parts = ['1/3', '2/3', '3/3'].map((name) => inShard(pages, shardNamed(name)));
  expect(parts.map((part) => part.length)).toEqual([4, 3, 3]);
  expect(parts.flat().sort()).toEqual(pages);
});

it.each(['0/2', '3/2', '2', '1/0', 'a/b', '1/-2'])('refuses %s', (name) => {
  expect(() => shardNamed(name)).toThrow('The second of eight parts is --shard 2/8.');
});
