import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { coalesce } from './coalesce';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const DELAY = 30;
const wait = () => vi.advanceTimersByTimeAsync(DELAY);

/** An action that the test ends. */
function slowAction() {
  const ends: (() => void)[] = [];
  const action = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  return { action, end: async () => ends.shift()?.() };
}

test('calls in quick succession become one run', async () => {
  const { action } = slowAction();
  const call = coalesce(action, DELAY);
  call();
  await vi.advanceTimersByTimeAsync(DELAY - 1);
  call();
  await vi.advanceTimersByTimeAsync(DELAY - 1);
  expect(action).not.toHaveBeenCalled();
  await wait();
  expect(action).toHaveBeenCalledTimes(1);
});

test('calls during a run become one more run after it', async () => {
  const { action, end } = slowAction();
  const call = coalesce(action, DELAY);
  call();
  await wait();
  call();
  call();
  await wait();
  expect(action).toHaveBeenCalledTimes(1);
  await end();
  expect(action).toHaveBeenCalledTimes(2);
  await end();
  await wait();
  expect(action).toHaveBeenCalledTimes(2);
});

test('a run that fails is reported, and the next call runs again', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const failure = new Error('the disk went away');
  const action = vi.fn().mockRejectedValueOnce(failure).mockResolvedValue(undefined);
  const call = coalesce(action, DELAY);
  call();
  await wait();
  expect(logged).toHaveBeenCalledExactlyOnceWith(failure);
  call();
  await wait();
  expect(action).toHaveBeenCalledTimes(2);
});
