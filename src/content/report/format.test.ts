import { describe, expect, test } from 'vitest';
import type { Issue } from '../rules/lists/issue';
import type { SiteSources } from '../model/source';
import { FORMATS, formatReport } from './format';
import { summaryOf } from './summary';

const issue: Issue = {
  code: 'dead-link',
  severity: 'error',
  file: 'pages/50%, a:b.json',
  pointer: '/blocks/0/href',
  line: 1,
  column: 10,
  length: 8,
  args: { href: '/100%\nx', route: '/100%', suggestion: '/hundred' },
};
const text = '{"href": "/100%"}';
const sources: SiteSources = {
  dir: 'pages',
  pages: [{ file: issue.file, path: '50%, a:b.json', content: { text } }],
  site: undefined,
  media: new Set(),
  pictures: new Map(),
};

test('json has exactly these properties', () => {
  expect(JSON.parse(formatReport({ issues: [issue], documents: 4 }, sources, 'json'))).toEqual({
    issues: [
      {
        file: 'pages/50%, a:b.json',
        line: 1,
        column: 10,
        pointer: '/blocks/0/href',
        code: 'dead-link',
        severity: 'error',
        message:
          'The link "/100% x" leads to a page that does not exist. Did you mean "/hundred"? ' +
          'Whoever follows it would only learn that there is nothing.',
        fix: 'Write "/hundred" instead.',
      },
    ],
    summary: { documents: 4, errors: 1, warnings: 0 },
  });
});

test('line has one line for each message, whatever the document says', () => {
  const file = 'pages/a\nb.json';
  expect(
    formatReport({ issues: [{ ...issue, file }, issue], documents: 4 }, sources, 'line').split('\n'),
  ).toEqual([
    expect.stringMatching(/^pages\/a·b\.json:1:10: error dead-link: The link /),
    'pages/50%, a:b.json:1:10: error dead-link: The link "/100% x" leads to a page that does not exist. Did you mean ' +
      '"/hundred"? Whoever follows it would only learn that there is nothing. Fix: Write "/hundred" instead.',
    '',
  ]);
});

test('github escapes what has a meaning in workflow commands', () => {
  expect(formatReport({ issues: [issue], documents: 4 }, sources, 'github')).toBe(
    '::error file=pages/50%25%2C a%3Ab.json,line=1,col=10,title=dead-link::' +
      'The link "/100%25 x" leads to a page that does not exist. Did you mean "/hundred"? ' +
      'Whoever follows it would only learn that there is nothing.%0AFix: Write "/hundred" instead.\n',
  );
});

test('github says where the entry of a message is, when its address is known', () => {
  const report = { issues: [issue], documents: 4, guide: 'https://host/messages.md' };
  expect(formatReport(report, sources, 'github')).toMatch(
    /instead\.%0AMore: https:\/\/host\/messages\.md#dead-link\n$/,
  );
});

test.each(FORMATS)('%s has the list that a message speaks of', (format) => {
  const args = { name: 'color', value: 'red', suggestion: '', allowed: ['green', 'slate'] };
  const report = { issues: [{ ...issue, code: 'not-allowed' as const, args }], documents: 4 };
  const words = formatReport(report, sources, format).replaceAll('\n', ' ');
  expect(words).toContain('Choose one of the values below.');
  expect(words).toContain('Possible here: green, slate.');
});

test('text has colours only when asked for', () => {
  const escape = '\u001b[';
  expect(formatReport({ issues: [issue], documents: 4 }, sources)).not.toContain(escape);
  expect(formatReport({ issues: [issue], documents: 4 }, sources, 'text', true)).toContain(
    `${escape}31merror`,
  );
});

const warning: Issue = { ...issue, code: 'planned-link', severity: 'warning' };
const otherWarning: Issue = { ...issue, code: 'weak-link-text', severity: 'warning' };

test.each([
  [[], 1, 'No errors in 1 document'],
  [[warning, warning], 4, 'No errors, 2 warnings in 4 documents'],
  [[issue], 58, '1 error in 1 of 58 documents'],
  [[issue, issue, warning], 58, '2 errors in 1 of 58 documents, 1 warning'],
])('the summary counts', (issues, documents, words) => {
  expect(summaryOf(issues, documents)).toBe(words);
});

test('many equal warnings are one list in text, and one each elsewhere', () => {
  const report = { issues: Array(30).fill(warning), documents: 4 };
  expect(formatReport(report, sources).match(/still to be written/g)).toHaveLength(1);
  expect(JSON.parse(formatReport(report, sources, 'json')).issues).toHaveLength(30);
});

describe('ten thousand errors', () => {
  const errors = Array.from({ length: 10_000 }, (_, index) => ({ ...issue, line: 1 + index }));
  const report = { issues: [...Array(3).fill(otherWarning), ...errors], documents: 4 };

  test('in text: the first hundred, then how many more', () => {
    const text = formatReport(report, sources);
    expect(text.match(/ {2}error {2}dead-link/g)).toHaveLength(100);
    expect(text).not.toContain('  warning  ');
    expect(text.split('\n').slice(-7)).toEqual([
      '… and 9900 more errors and 3 more warnings. Fix these first; --format json lists them all.',
      '',
      '10000 errors in 1 of 4 documents, 3 warnings',
      'More about these messages:',
      '  docs/messages.md#weak-link-text',
      '  docs/messages.md#dead-link',
      '',
    ]);
  });

  test('on GitHub: as many as it shows, and a notice about the others', () => {
    const lines = formatReport(report, sources, 'github').trim().split('\n');
    const kinds = lines.map((line) => /^::(\w+)/.exec(line)?.[1]);
    expect(kinds).toEqual([...Array(10).fill('error'), ...Array(3).fill('warning'), 'notice']);
    expect(lines.at(-1)).toContain('There are 9990 more errors. GitHub shows 10 of each;');
  });

  test('for programs: all of them', () => {
    expect(JSON.parse(formatReport(report, sources, 'json')).issues).toHaveLength(10_003);
    expect(JSON.parse(formatReport(report, sources, 'sarif')).runs[0].results).toHaveLength(10_003);
  });
});
