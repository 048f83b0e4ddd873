import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { caseNames, readCase } from '../../../../tests/support/invalid-cases';
import { loadValidatorConfig } from '../../../node/read/validator-config';
import type { Issue } from '../../rules/lists/issue';
import { createValidator } from '../../check/validate';
import { formatSarif } from './sarif';

/** The official schema is written in draft-04, whose `id` Ajv no longer reads; its patterns are older than the `u` flag. */
const file = new URL('../../../../tests/support/sarif/sarif-2.1.0.schema.json', import.meta.url);
const { $schema: _, id: __, ...schema } = JSON.parse(readFileSync(file, 'utf8'));
const isSarif = new Ajv({ strict: false, unicodeRegExp: false, validateFormats: false }).compile(schema);

const validator = createValidator(await loadValidatorConfig());

const issue: Issue = {
  code: 'dead-link',
  severity: 'error',
  file: 'pages/50% of it/a.json',
  pointer: '/blocks/0/href',
  line: 3,
  column: 10,
  length: 8,
  args: { href: '/x', route: '/x' },
};
const logOf = (...issues: Issue[]) => JSON.parse(formatSarif(issues));
const resultOf = (one: Partial<Issue>) => logOf({ ...issue, ...one }).runs[0].results[0];
const placeOf = (one: Partial<Issue>) => resultOf(one).locations[0].physicalLocation;

test('a log without results is valid too', () => {
  expect(isSarif(logOf())).toBe(true);
});

test('the schema refuses what is no log', () => {
  expect(isSarif({ ...logOf(issue), version: '3' })).toBe(false);
  const [run] = logOf(issue).runs;
  expect(isSarif({ version: '2.1.0', runs: [{ ...run, results: [{ level: 'error' }] }] })).toBe(false);
});

/** Every fourth case; the others are left for `npm run test:rest`. */
const tagsOf = (index: number) => (index % 4 === 0 ? [] : ['rest']);

const cases = caseNames.map((name, index) => ({ name, tags: tagsOf(index) }));

describe.each(cases)('$name', ({ name, tags }) => {
  test('is a valid log, complete, with a rule for each result', { tags }, async () => {
    const { sources } = await readCase(name);
    const { issues } = validator.validate(sources);
    const log = logOf(...issues);
    isSarif(log);
    expect(isSarif.errors ?? []).toEqual([]);
    const [{ results, tool }] = log.runs;
    expect(results).toHaveLength(issues.length);
    for (const { ruleId, ruleIndex, locations } of results) {
      expect(tool.driver.rules[ruleIndex].id).toBe(ruleId);
      const { uri } = locations[0].physicalLocation.artifactLocation;
      expect(new URL(uri, 'file:///checkout/').href).toMatch(/^file:\/\/\/checkout\/pages/);
    }
  });
});

test('a result says how bad it is, where, in the units of editors, and what to do', () => {
  expect(resultOf({})).toMatchObject({
    ruleId: 'dead-link',
    level: 'error',
    message: { text: expect.stringMatching(/does not exist.* Fix: /) },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: 'pages/50%25%20of%20it/a.json', uriBaseId: '%SRCROOT%' },
          region: { startLine: 3, startColumn: 10, endColumn: 18 },
        },
        logicalLocations: [{ fullyQualifiedName: '/blocks/0/href' }],
      },
    ],
  });
  expect(logOf(issue).runs[0].columnKind).toBe('utf16CodeUnits');
  expect(resultOf({ severity: 'warning', code: 'planned-link' }).level).toBe('warning');
});

test('a rule has the address of its entry, where that is known', () => {
  const ruleOf = (guide?: string) => JSON.parse(formatSarif([issue], guide)).runs[0].tool.driver.rules[0];
  expect(ruleOf('https://host/messages.md').helpUri).toBe('https://host/messages.md#dead-link');
  expect(ruleOf()).not.toHaveProperty('helpUri');
});

test('a file as a whole has no columns', () => {
  expect(placeOf({ length: 0, line: 1, column: 1 }).region).toEqual({ startLine: 1 });
});

test.each([
  ['/home/a b/x.json', 'file:///home/a%20b/x.json'],
  ['C:/sites/x.json', 'file:///C:/sites/x.json'],
])('a file elsewhere has its whole address: %s', (name, uri) => {
  expect(placeOf({ file: name }).artifactLocation).toEqual({ uri });
});

test('half a character in a file name makes no bad address', () => {
  expect(placeOf({ file: 'pages/a\ud800.json' }).artifactLocation.uri).toBe('pages/a%EF%BF%BD.json');
});

test('braces and links in a message are escaped', () => {
  const { text } = resultOf({ args: { href: '/{phone}[a](1)', route: '/x' } }).message;
  expect(text).toContain('/{{phone}}\\[a](1)');
});
