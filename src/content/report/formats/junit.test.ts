// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { Issue } from '../../rules/lists/issue';
import { formatJunit } from './junit';

const error: Issue = {
  code: 'dead-link',
  severity: 'error',
  file: 'pages/a.json',
  pointer: '/blocks/0/href',
  line: 3,
  column: 10,
  length: 8,
  args: { href: '/x', route: '/x' },
};
const warning: Issue = { ...error, code: 'planned-link', severity: 'warning' };

/** Reads a report as a test service would; a report that is not XML fails here. */
function read(issues: readonly Issue[], files: readonly string[] = []): Document {
  const xml = new DOMParser().parseFromString(formatJunit(issues, files), 'application/xml');
  expect(xml.querySelector('parsererror')).toBeNull();
  return xml;
}

const attributes = (element: Element | null) =>
  Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value]));

test('there is a test for each document, and the right ones fail', () => {
  const xml = read([error, warning, { ...warning, file: 'pages/b.json' }], ['pages/c.json', 'pages/a.json']);
  const counts = { tests: '3', failures: '1', errors: '0' };
  expect(attributes(xml.documentElement)).toEqual({ name: 'pagewright', ...counts });
  expect(attributes(xml.querySelector('testsuite'))).toEqual({ name: 'documents', skipped: '0', ...counts });
  const tests = [...xml.querySelectorAll('testcase')];
  expect(
    tests.map((element) => [
      element.getAttribute('name'),
      [...element.children].map((child) => child.tagName),
    ]),
  ).toEqual([
    ['pages/a.json', ['failure', 'system-out']],
    ['pages/b.json', ['system-out']],
    ['pages/c.json', []],
  ]);
});

test('one failure says where, what and how to fix it', () => {
  const failure = read([error]).querySelector('failure');
  expect(attributes(failure)).toEqual({
    type: 'dead-link',
    message:
      'The link "/x" leads to a page that does not exist. Whoever follows it would only learn that there is nothing.',
  });
  expect(failure?.textContent).toMatch(
    /^pages\/a\.json:3:10 dead-link\nThe link .+\nFix: .+\nMore: docs\/messages\.md#dead-link$/,
  );
});

test('several errors of a document are one failure that lists them all', () => {
  const failures = read([error, { ...error, line: 7 }]).querySelectorAll('failure');
  expect(failures).toHaveLength(1);
  expect(failures[0]?.getAttribute('message')).toBe('2 errors');
  expect(failures[0]?.textContent?.match(/^pages\/a\.json:\d+:10 /gm)).toEqual([
    'pages/a.json:3:10 ',
    'pages/a.json:7:10 ',
  ]);
});

test('characters that are special or not allowed in XML do no harm', () => {
  const file = 'pages/<a> & "b"\u0000\u001b\n\ud800\uffff ]]>.json';
  const xml = read([{ ...error, file, args: { href: '<b>&amp;]]>', route: '/x' } }]);
  expect(xml.querySelector('testcase')?.getAttribute('name')).toBe(
    'pages/<a> & "b"\ufffd\ufffd\n\ufffd\ufffd ]]>.json',
  );
  expect(xml.querySelector('failure')?.textContent).toContain('The link "<b>&amp;]]>" leads');
});

test('ten thousand errors are all there', () => {
  const issues = Array.from({ length: 10_000 }, (_, index) => ({ ...error, line: index + 1 }));
  expect(
    read(issues)
      .querySelector('failure')
      ?.textContent?.match(/^pages/gm),
  ).toHaveLength(10_000);
});
