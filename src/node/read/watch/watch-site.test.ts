import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Format } from '../../../content/report/format';
import { CommandProblem } from '../../system/command-problem';
import { type Watching, watching as onDisk, watchSite } from './watch-site';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(100);

/** A watched folder whose changes and end the test triggers. */
function watched(check: () => Promise<void>, format: Format = 'text') {
  const printed: string[] = [];
  const told = { change: () => {}, fail: (_error: unknown) => {}, isFollowed: false };
  const watching: Watching = {
    follow(_dir, onChange, onError) {
      Object.assign(told, { change: onChange, fail: onError, isFollowed: true });
      return () => Object.assign(told, { isFollowed: false });
    },
    now: () => '12:00:00',
    marks: onDisk(format).marks,
    print: (text) => printed.push(text),
  };
  return { ended: watchSite('pages', check, watching), printed, told };
}

test('it checks at once, and once after several quick changes', async () => {
  const check = vi.fn(async () => {});
  const { printed, told } = watched(check);
  await settle();
  expect(check).toHaveBeenCalledTimes(1);
  told.change();
  await vi.advanceTimersByTimeAsync(99);
  told.change();
  await vi.advanceTimersByTimeAsync(99);
  expect(check).toHaveBeenCalledTimes(1);
  await settle();
  expect(check).toHaveBeenCalledTimes(2);
  expect(printed).toHaveLength(2);
  expect(printed[0]).toMatch(/^\n── 12:00:00 ─+\n$/);
});

test('a folder that cannot be read for a moment does not end the watch', async () => {
  const check = vi.fn(async () => {}).mockRejectedValueOnce(new CommandProblem('The pages folder is gone.'));
  const { printed, told } = watched(check);
  await settle();
  expect(printed.at(-1)).toBe('The pages folder is gone.');
  told.change();
  await settle();
  expect(check).toHaveBeenCalledTimes(2);
});

test('a program is told when a check begins and when it is over, also one that could not be made', async () => {
  const check = vi.fn(async () => {}).mockRejectedValueOnce(new CommandProblem('The pages folder is gone.'));
  const { printed, told } = watched(check, 'line');
  await settle();
  told.change();
  await settle();
  const marks = ['Checking, 12:00:00', 'Checked'];
  expect(printed).toEqual([marks[0], 'The pages folder is gone.', marks[1], ...marks]);
});

test('that a folder can no longer be watched ends the watch of all of them, with the reason', async () => {
  const { ended, told } = watched(async () => {});
  const reason = new CommandProblem('The folder pages cannot be watched: it does not exist.');
  told.fail(reason);
  await expect(ended).rejects.toThrow(reason);
  expect(told.isFollowed).toBe(false);
});
