import { expect, test } from 'vitest';
import { allDone } from './all-done';

test('gives the results in their order', async () => {
  expect(await allDone([Promise.resolve(1), Promise.resolve(2)])).toEqual([1, 2]);
});

test('tells of a failure once all others have ended', async () => {
  let hasEnded = false;
  const slow = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
    hasEnded = true;
  });
  await expect(allDone([Promise.reject(new Error('The disk is full.')), slow])).rejects.toThrow('full');
  expect(hasEnded).toBe(true);
});
