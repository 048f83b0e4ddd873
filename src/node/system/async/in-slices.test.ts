import { expect, test } from 'vitest';
import { inSlices } from './in-slices';

function* steps(count: number, taken: number[]): Generator<void, string> {
  for (let step = 0; step < count; step++) {
    taken.push(step);
    yield;
  }
  return 'done';
}

test('takes all steps, and returns what they return', async () => {
  const taken: number[] = [];
  expect(await inSlices(steps(3, taken), 0)).toBe('done');
  expect(taken).toEqual([0, 1, 2]);
});

test('waits after each slice for what it is told to', async () => {
  const taken: number[] = [];
  const seen: number[] = [];
  const pause = async () => void seen.push(taken.length);
  await inSlices(steps(3, taken), 0, pause);
  expect(seen).toEqual([1, 2, 3]);
});

test('lets the process do other things in between, where a slice is over', async () => {
  const taken: number[] = [];
  let seen = -1;
  setImmediate(() => {
    seen = taken.length;
  });
  await inSlices(steps(5, taken), 0);
  expect(seen).toBeGreaterThan(0);
  expect(seen).toBeLessThan(5);
});
