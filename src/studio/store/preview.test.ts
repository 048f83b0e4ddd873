import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Server } from './server';
import { createPreview } from './preview';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A preview of a draft that is shown at once, and the calls that it makes. */
function shownAtOnce() {
  const calls: string[] = [];
  const answers = { draft: { view: { route: '/' } }, issuesHere: { issues: [] } };
  const server: Pick<Server, 'call'> = {
    call: async (name) => {
      calls.push(name);
      return Reflect.get(answers, name);
    },
  };
  const onIssues = vi.fn();
  const preview = createPreview({
    server: { ...server, addPicture: vi.fn() },
    draft: () => ({ session: 'one-tab', documents: [], route: '/' }),
    onView: vi.fn(),
    onIssues,
    onRefused: vi.fn(),
    onConnection: vi.fn(),
  });
  return { calls, onIssues, preview };
}

test('what is wrong is asked for when the page has had time to be painted', async () => {
  const { calls, onIssues, preview } = shownAtOnce();
  preview.renew();
  await vi.advanceTimersByTimeAsync(10);
  expect(calls).toEqual(['draft']);
  await vi.advanceTimersByTimeAsync(100);
  expect(calls).toEqual(['draft', 'issuesHere']);
  expect(onIssues).toHaveBeenCalledWith([]);
});

test('of a letter that the next one has followed nobody asks what is wrong', async () => {
  const { calls, preview } = shownAtOnce();
  preview.renew();
  await vi.advanceTimersByTimeAsync(10);
  preview.renew();
  await vi.advanceTimersByTimeAsync(100);
  expect(calls).toEqual(['draft', 'draft', 'issuesHere']);
});
