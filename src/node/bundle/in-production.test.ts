import { expect, test } from 'vitest';
import { inProduction } from './in-production';

test('of two actions at once, the second is in production until its end, and then all is as before', async () => {
  const before = process.env.NODE_ENV;
  const { promise: wait, resolve: endFirst } = withResolver();
  const { promise: waitLonger, resolve: endSecond } = withResolver();
  const first = inProduction(() => wait);
  const second = inProduction(async () => {
    await waitLonger;
    return process.env.NODE_ENV;
  });
  endFirst();
  await first;
  expect(process.env.NODE_ENV).toBe('production');
  endSecond();
  expect(await second).toBe('production');
  expect(process.env.NODE_ENV).toBe(before);
});

function withResolver() {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
