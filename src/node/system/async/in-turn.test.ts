import { expect, test } from 'vitest';
import { createInTurn } from './in-turn';

test('runs one piece of work after the other, and gives each its result', async () => {
  const inTurn = createInTurn();
  const steps: string[] = [];
  const work = (name: string) =>
    inTurn(async () => {
      steps.push(`${name} begins`);
      await Promise.resolve();
      steps.push(`${name} ends`);
      return name;
    });
  expect(await Promise.all([work('one'), work('two')])).toEqual(['one', 'two']);
  expect(steps).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
});

test('begins no more once one has failed', async () => {
  const inTurn = createInTurn();
  let isBegun = false;
  const failed = inTurn(() => Promise.reject(new Error('The disk is full.')));
  const next = inTurn(async () => {
    isBegun = true;
  });
  await expect(failed).rejects.toThrow('The disk is full.');
  await expect(next).rejects.toThrow('The disk is full.');
  expect(isBegun).toBe(false);
});
