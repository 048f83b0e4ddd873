import { expect, test } from 'vitest';
import type { StudioIssue } from '../../../content/model/protocols/studio-issues';
import { firstState } from '../../store/state';
import { problemFrom } from './problem-from';

const issue = (path: string, pointer: string, kind: 'left' | 'error' | 'hint'): StudioIssue => ({
  ...{ path, pointer, place: '', what: '', why: '', fix: '', guide: '', fixes: [] },
  severity: kind === 'hint' ? 'warning' : 'error',
  code: kind === 'left' ? 'leftover-text' : 'x',
});

/** Where F8 leads on the page `b`. */
function led(pointer: string, steps: 1 | -1, ...here: StudioIssue[]): string {
  const pages = ['a', 'b', 'c'].map((path) => ({ path }));
  const issues = [issue('c', '/title', 'left'), ...here];
  const value = { title: '', blocks: [{ src: '' }, { text: '' }], end: '' };
  const session = { ...firstState.session, documents: new Map([['b', { value }]]) };
  const state = { ...firstState, session, page: 'b', issues: here, siteIssues: { issues, hidden: 0 } };
  const found = problemFrom({ ...state, pages } as unknown as typeof firstState, pointer, steps);
  return `${found?.problem.path} ${found?.problem.pointer}`;
}

const two = [issue('b', '/blocks/0/src', 'left'), issue('b', '/blocks/1/text', 'left')];

test('what was skipped on the page comes before other pages', () => {
  expect(led('/blocks/0/src', 1, ...two)).toBe('b /blocks/1/text');
  expect(led('/blocks/1/text', 1, ...two)).toBe('b /blocks/0/src');
  expect(led('/blocks/0/src', -1, ...two)).toBe('b /blocks/1/text');
});

test('an error that was skipped, too; a hint may stay', () => {
  expect(led('/end', 1, issue('b', '/title', 'error'))).toBe('b /title');
  expect(led('/end', 1, issue('b', '/title', 'hint'))).toBe('c /title');
});

test('the last place of the page that is left keeps nobody on it', () => {
  expect(led('/blocks/1/text', 1, two[1] as StudioIssue)).toBe('c /title');
});

test('a hint that only says what a menu leaves out until a page is public is no place to go to', () => {
  const hint = { ...issue('_site.json', '/navigation/items/0/href', 'hint'), code: 'unpublished-link' };
  const state = { ...firstState, page: 'b', issues: [], siteIssues: { issues: [hint], hidden: 0 } };
  expect(problemFrom(state as unknown as typeof firstState, '', 1)).toBeUndefined();
});
