import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time';

test('what is asked for while it runs is done once more, and not at the same time', async () => {
  const ends: (() => void)[] = [];
  const ask = oneAtATime(() => new Promise((resolve) => ends.push(resolve)));
  const asked = [ask(), ask(), ask()];
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await Promise.resolve();
  await Promise.resolve();
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await Promise.all(asked);
  void ask();
  expect(ends).toHaveLength(3);
});

test('goes on after a failure', async () => {
  let count = 0;
  const ask = oneAtATime(async () => {
    count++;
    if (count === 1) throw new Error('gone');
  });
  await expect(ask()).rejects.toThrow('gone');
  await ask();
  expect(count).toBe(2);
});
