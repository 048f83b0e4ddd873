import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { formatReport } from '../../src/content/report/format';
import { createValidator } from '../../src/content/check/validate';
import { PROJECT_ROOT } from '../../src/node/project';
import { loadValidatorConfig } from '../../src/node/read/validator-config';
import { watching } from '../../src/node/read/watch/watch-site';
import { readCase } from '../support/invalid-cases';

const jsonOf = (file: string) => JSON.parse(readFileSync(path.join(PROJECT_ROOT, '.vscode', file), 'utf8'));
const [{ command, problemMatcher }] = jsonOf('tasks.json').tasks;

test('the task turns each message into a problem at its place', async () => {
  const { sources } = await readCase('misspelt-required-property');
  const { issues } = createValidator(await loadValidatorConfig()).validate(sources);
  const [line = ''] = formatReport({ issues, documents: 4 }, sources, 'line').split('\n');
  const { regexp, file, line: row, column, severity, code } = problemMatcher.pattern;
  const found = new RegExp(regexp).exec(line);
  const [issue] = issues;
  expect([file, row, column, severity, code].map((group) => found?.[group])).toEqual([
    issue?.file,
    String(issue?.line),
    String(issue?.column),
    issue?.severity,
    issue?.code,
  ]);
});

test('the task knows when a check begins and when it is over', () => {
  expect(command).toContain('--watch --format line');
  const { begin, end = '' } = watching('line').marks;
  const { beginsPattern, endsPattern } = problemMatcher.background;
  expect(begin('12:00:00')).toMatch(new RegExp(beginsPattern));
  expect(end).toMatch(new RegExp(endsPattern));
});
