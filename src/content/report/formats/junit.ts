import type { Issue } from '../../rules/lists/issue';
import { entryOf } from '../words/guide';
import { countOf } from '../summary';
import { messageOf, remediesOf } from '../words/words-for';
import { xmlAttribute, xmlText } from './xml-text';

/**
 * Issues as a JUnit report: one test a document, which fails where the document has errors. A test has one failure that
 * lists them all, since several readers of such reports show the first failure only.
 *
 * @param files the documents that were checked
 */
export function formatJunit(issues: readonly Issue[], files: readonly string[]): string {
  const byFile = new Map<string, Issue[]>(files.map((file) => [file, []]));
  for (const issue of issues) {
    const found = byFile.get(issue.file);
    if (found) found.push(issue);
    else byFile.set(issue.file, [issue]);
  }
  const tests = [...byFile].sort(([one], [other]) => (one < other ? -1 : 1));
  const failures = tests.filter(([, found]) => found.some(isError)).length;
  const counts = `tests="${tests.length}" failures="${failures}" errors="0"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="pagewright" ${counts}>`,
    `  <testsuite name="documents" ${counts} skipped="0">`,
    ...tests.flatMap(([file, found]) => testcase(file, found)),
    '  </testsuite>',
    '</testsuites>\n',
  ].join('\n');
}

function testcase(file: string, issues: readonly Issue[]): string[] {
  const errors = issues.filter(isError);
  const warnings = issues.filter((issue) => !isError(issue));
  const open = `    <testcase name="${xmlAttribute(file)}" classname="documents"`;
  if (issues.length === 0) return [`${open}/>`];
  return [
    `${open}>`,
    ...(errors.length > 0 ? [failure(errors)] : []),
    ...(warnings.length > 0 ? [`      <system-out>${xmlText(listed(warnings))}</system-out>`] : []),
    '    </testcase>',
  ];
}

function failure(errors: readonly Issue[]): string {
  const [first, second] = errors;
  const message = first && !second ? messageOf(first) : countOf(errors.length, 'error');
  const type = first && !second ? first.code : 'errors';
  return `      <failure message="${xmlAttribute(message)}" type="${type}">${xmlText(listed(errors))}</failure>`;
}

function listed(issues: readonly Issue[]): string {
  return issues.map(entry).join('\n\n');
}

function entry(issue: Issue): string {
  const place = `${issue.file}:${issue.line}:${issue.column}`;
  return [
    `${place} ${issue.code}`,
    messageOf(issue),
    ...remediesOf(issue),
    `More: ${entryOf(issue.code)}`,
  ].join('\n');
}

const isError = ({ severity }: Issue) => severity === 'error';
