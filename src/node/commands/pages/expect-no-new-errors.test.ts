import { expect, test } from 'vitest';
import type { Issue } from '../../../content/rules/lists/issue';
import { expectNoNewErrors } from './expect-no-new-errors';

const issue = (file: string, severity: Issue['severity'] = 'error'): Issue => ({
  code: 'dead-link',
  severity,
  file,
  line: 1,
  column: 1,
  length: 1,
  pointer: '/blocks/0/cta/href',
  args: { route: '/soles' },
});

test('errors that were there before are no reason to refuse a change, also where they have moved', () => {
  expect(() =>
    expectNoNewErrors([issue('a.json'), issue('b.json')], [issue('c.json'), issue('b.json')]),
  ).not.toThrow();
});

test('an error more is refused, also where another one reads the same', () => {
  const change = () => expectNoNewErrors([issue('a.json')], [issue('a.json'), issue('b.json')]);
  expect(change).toThrow('That would be a mistake in b.json:1.');
  expect(change).toThrow('Nothing was changed.');
});

test('a warning more is no reason to refuse a change', () => {
  expect(() => expectNoNewErrors([], [issue('a.json', 'warning')])).not.toThrow();
});
