import { expect, test, vi } from 'vitest';
import { keepSuccess } from './keep-success';

test('an action is done once for all who ask', async () => {
  const action = vi.fn(async () => 'read');
  const read = keepSuccess(action);
  expect(await Promise.all([read(), read()])).toEqual(['read', 'read']);
  expect(await read()).toBe('read');
  expect(action).toHaveBeenCalledOnce();
});

test('one that failed is told to who waits for it, and is done again for the next', async () => {
  const action = vi.fn(async () => 'read').mockRejectedValueOnce(new Error('gone'));
  const read = keepSuccess(action);
  const answers = await Promise.allSettled([read(), read()]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await read()).toBe('read');
  expect(action).toHaveBeenCalledTimes(2);
});
