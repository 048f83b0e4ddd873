import { expect, test } from 'vitest';
import type { StudioIssue } from '../../content/model/protocols/studio-issues';
import { groupProblems } from './group-problems';

const issue = (path: string, pointer: string, more: Partial<StudioIssue> = {}): StudioIssue => ({
  ...{ path, pointer, severity: 'warning', code: 'weak', place: path, what: `${path} ${pointer}` },
  ...{ why: '', fix: '', guide: '', fixes: [], ...more },
});

test('what the page has comes first, then what blocks, then what is new, then what was there before', () => {
  const error = issue('a.json', '/title', { severity: 'error' });
  const hint = issue('a.json', '/lead');
  const blocking = issue('b.json', '/title', { severity: 'error' });
  const old = issue('b.json', '/lead');
  const fresh = issue('c.json', '/lead');
  const groups = groupProblems({
    here: [hint, error],
    elsewhere: [fresh, old, blocking],
    first: [old, hint, blocking],
  });
  expect(groups).toEqual({ here: [error, hint], blocking: [blocking], fresh: [fresh], before: [old] });
});

test.each([
  ['has moved', issue('b.json', '/blocks/2/text', { what: 'The link says nothing.' })],
  ['has other words', issue('b.json', '/blocks/1/text', { what: 'The link says “here”.' })],
])('a hint that was there before is not new where its place %s', (_, now) => {
  const first = issue('b.json', '/blocks/1/text', { what: 'The link says nothing.' });
  expect(groupProblems({ here: [], elsewhere: [now], first: [first] }).before).toEqual([now]);
});
