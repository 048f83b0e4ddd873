import { expect, test } from 'vitest';
import { mapLimited } from './map-limited';

/** An action whose calls stay open until the test settles them. */
function openCalls() {
  const begun: number[] = [];
  const settle: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const action = (item: number) => {
    begun.push(item);
    return new Promise<number>((resolve, reject) =>
      settle.push({ resolve: () => resolve(item * 2), reject }),
    );
  };
  return { begun, settle, action };
}

const turn = () => new Promise<void>((resolve) => setTimeout(resolve));

test('so many run at once, and the results are in the order of the items', async () => {
  const { begun, settle, action } = openCalls();
  const results = mapLimited([1, 2, 3], action, 2);
  expect(begun).toEqual([1, 2]);
  settle[1]?.resolve();
  await turn();
  expect(begun).toEqual([1, 2, 3]);
  for (const { resolve } of settle) resolve();
  expect(await results).toEqual([2, 4, 6]);
});

test('after one has failed, no other is begun', async () => {
  const { begun, settle, action } = openCalls();
  const results = mapLimited([1, 2, 3, 4], action, 2);
  settle[0]?.reject(new Error('The disk is full.'));
  await expect(results).rejects.toThrow('The disk is full.');
  settle[1]?.resolve();
  await turn();
  expect(begun).toEqual([1, 2]);
});
