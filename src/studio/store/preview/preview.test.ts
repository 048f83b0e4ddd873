// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Server } from '../server/server';
import type { DraftRequest } from '../../../content/model/protocols/studio-documents';
import { createPreview } from './preview';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A screen has 60 frames a second. */
const FRAME_MS = 17;

/** Of somebody who types fast. */
const BETWEEN_LETTERS_MS = 120;

/** Longer than until whoever types has stopped. */
const PAUSE_MS = 200;

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

test('what is wrong is asked for once nobody types', async () => {
  const { calls, onIssues, preview } = shownAtOnce();
  preview.renew();
  await vi.advanceTimersByTimeAsync(FRAME_MS);
  expect(calls).toEqual(['draft']);
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(calls).toEqual(['draft', 'issuesHere']);
  expect(onIssues).toHaveBeenCalledWith([]);
});

test('the letter is drawn before its draft is sent', async () => {
  const { calls, preview } = shownAtOnce();
  preview.renew();
  await Promise.resolve();
  expect(calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(FRAME_MS);
  expect(calls).toEqual(['draft']);
});

test('where nobody sees the studio, a draft is sent without waiting for a frame', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { calls, preview } = shownAtOnce();
  preview.renew();
  await Promise.resolve();
  expect(calls).toEqual(['draft']);
});

test('what is wrong is asked for earlier where somebody waits for it, and only once', async () => {
  const { calls, onIssues, preview } = shownAtOnce();
  expect(preview.untilChecked()).toBeUndefined();
  preview.renew();
  await preview.untilChecked();
  expect(onIssues).toHaveBeenCalledWith([]);
  expect(preview.untilChecked()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(FRAME_MS + PAUSE_MS);
  expect(calls).toEqual(['issuesHere', 'draft']);
});

test('of a letter that the next one has followed nobody asks what is wrong', async () => {
  const { calls, preview } = shownAtOnce();
  preview.renew();
  await vi.advanceTimersByTimeAsync(BETWEEN_LETTERS_MS);
  preview.renew();
  await vi.advanceTimersByTimeAsync(BETWEEN_LETTERS_MS);
  expect(calls).toEqual(['draft', 'draft']);
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(calls).toEqual(['draft', 'draft', 'issuesHere']);
});

/** A preview of a page with one text, what it has shown, and how to answer its calls. */
function shownByAnswers() {
  const shown: string[] = [];
  const calls: { text: string; answer(route: string): Promise<void> }[] = [];
  let text = '';
  const call: Server['call'] = (name, request) =>
    new Promise((resolve) => {
      if (name !== 'draft') return;
      const { documents } = request as DraftRequest;
      calls.push({
        text: documents[0]?.text ?? '',
        async answer(route) {
          resolve({ view: { route } } as never);
          await vi.advanceTimersByTimeAsync(0);
        },
      });
    });
  const preview = createPreview({
    server: { call, addPicture: vi.fn() },
    draft: () => ({ session: 'one-tab', route: '/', documents: [{ path: 'index.json', base: null, text }] }),
    onView: ({ route }) => void shown.push(route),
    onIssues: vi.fn(),
    onRefused: vi.fn(),
    onConnection: vi.fn(),
  });
  const write = (now: string) => {
    text = now;
    vi.advanceTimersByTime(1);
    preview.renew();
  };
  /** Writes a text, and answers that it looks like this. What was shown at once is asked for a moment later. */
  const writeAndAnswer = async (now: string, answer: string) => {
    write(now);
    await vi.advanceTimersByTimeAsync(50);
    await calls.at(-1)?.answer(answer);
  };
  return { shown, calls, preview, write, writeAndAnswer };
}

test('a draft that was shown before is shown at once, and only once where it looks the same', async () => {
  const { shown, calls, write, writeAndAnswer } = shownByAnswers();
  await writeAndAnswer('one', 'like one');
  await writeAndAnswer('two', 'like two');
  write('one');
  expect(shown).toEqual(['like one', 'like two', 'like one']);
  await vi.advanceTimersByTimeAsync(50);
  expect(calls.map(({ text }) => text)).toEqual(['one', 'two', 'one']);
  await calls.at(-1)?.answer('like one');
  expect(shown).toEqual(['like one', 'like two', 'like one']);
});

test('what the server answers is shown where it differs from what was shown at once', async () => {
  const { shown, writeAndAnswer } = shownByAnswers();
  await writeAndAnswer('one', 'like one');
  await writeAndAnswer('two', 'like two');
  await writeAndAnswer('one', 'another menu');
  expect(shown).toEqual(['like one', 'like two', 'like one', 'another menu']);
});

test('a late answer does not take the place of a later draft that was shown at once', async () => {
  const { shown, calls, write, writeAndAnswer } = shownByAnswers();
  await writeAndAnswer('one', 'like one');
  write('two');
  // The first draft is asked for by then.
  await vi.advanceTimersByTimeAsync(FRAME_MS);
  write('one');
  await calls.at(-1)?.answer('like two');
  expect(calls.map(({ text }) => text)).toEqual(['one', 'two', 'one']);
  expect(shown).toEqual(['like one', 'like one']);
});

test('after a change on the disk nothing is shown at once', async () => {
  const { shown, preview, write, writeAndAnswer } = shownByAnswers();
  await writeAndAnswer('one', 'like one');
  await writeAndAnswer('two', 'like two');
  preview.forget();
  write('one');
  expect(shown).toEqual(['like one', 'like two']);
});
