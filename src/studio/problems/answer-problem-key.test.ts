// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StudioIssue } from '../../content/model/protocols/studio-issues';
import { firstState } from '../store/state';
import type { Studio } from '../store/studio';
import { answerProblemKey, finishedWords } from './answer-problem-key';

const issue = (path: string, pointer: string, code = 'leftover-text'): StudioIssue => ({
  ...{ path, pointer, code, severity: 'error' },
  ...{ place: '', what: '', why: '', fix: '', guide: '', fixes: [] },
});

/** A studio with the page `a` open, which is a draft; on `b` something is left to write. */
function studioWith(here: readonly StudioIssue[] = []) {
  const pages = ['a', 'b'].map((name) => ({ path: `${name}.json`, route: `/${name}`, title: name }));
  const written = {
    path: 'a.json',
    text: '',
    disk: { hash: 'h', text: '' },
    value: { title: 'a', status: 'draft', text: '' },
  };
  const session = { ...firstState.session, documents: new Map([['a.json', written]]) };
  const siteIssues = { issues: [issue('b.json', '/title')], hidden: 0 };
  const state = { ...firstState, ...{ page: 'a.json', pages, session, issues: here, siteIssues } };
  const shown: string[] = [];
  const told: string[] = [];
  const studio = {
    store: { get: () => state },
    problems: { show: async ({ path, pointer }: StudioIssue) => shown.push(path + pointer) },
    notify: (text: string) => told.push(text),
    untilChecked: (): Promise<void> | undefined => undefined,
  };
  /** What was written last is checked only when it is asked for. */
  const checkLater = (then: readonly StudioIssue[]) => {
    studio.untilChecked = async () => {
      state.issues = then;
    };
  };
  const press = () =>
    answerProblemKey(studio as unknown as Studio, {
      ...{ key: 'F8', shiftKey: false, ctrlKey: false, altKey: false, metaKey: false },
    });
  const write = () => session.documents.set('a.json', { ...written, value: { ...written.value, text: 'x' } });
  return { studio: studio as unknown as Studio, shown, told, press, write, checkLater };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('F8 at the end of a page says what comes next, and leads to another page when it is pressed again, however late', () => {
  const { press, shown, told } = studioWith();
  press();
  expect(shown).toEqual([]);
  expect(told).toEqual([
    'Nothing is left to write on this page. What comes next: “Make it public” on the left, then “Hand over”, which also saves. Press F8 again to go to: b',
  ]);
  vi.advanceTimersByTime(60_000);
  press();
  expect(shown).toEqual(['b.json/title']);
});

test('F8 right behind the last text of a page waits until that is known to be written', async () => {
  const { press, checkLater, shown, told } = studioWith([issue('a.json', '')]);
  checkLater([]);
  press();
  expect([shown, told]).toEqual([[], []]);
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual([]);
  expect(told.join()).toContain('Nothing is left to write on this page.');
});

test('F8 before other texts of the page leads on at once', () => {
  const { press, checkLater, shown } = studioWith([issue('a.json', '/text')]);
  checkLater([]);
  press();
  expect(shown).toEqual(['a.json/text']);
});

test('whoever has written in between is asked again', () => {
  const { press, write, shown, told } = studioWith();
  press();
  write();
  press();
  expect(shown).toEqual([]);
  expect(told.length).toBe(2);
  press();
  expect(shown).toEqual(['b.json/title']);
});

test('a page is not finished while something is left; errors come before the next steps', () => {
  expect(finishedWords(studioWith([issue('a.json', '/text')]).studio)).toBeUndefined();
  expect(finishedWords(studioWith([issue('a.json', '/title', 'too-long')]).studio)).toContain(
    'What comes next: F8 for 1 error, then “Make it public” on the left',
  );
});
