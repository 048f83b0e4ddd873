import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatReport } from '../../src/content/report/format';
import { createValidator } from '../../src/content/check/validate';
import { loadValidatorConfig } from '../../src/node/read/validator-config';
import { baseSources, CASES_DIR, caseNames, readCase } from '../support/invalid-cases';

const UPDATE = process.env.UPDATE_EXPECTED === '1';

const validator = createValidator(await loadValidatorConfig());

test('the site that cases are added to has no issue', () => {
  expect(validator.validate(baseSources()).issues).toEqual([]);
});

describe.each(caseNames)('%s', (name) => {
  test('gets its words, once for each mistake', async () => {
    const { issues = 1, sources } = await readCase(name);
    const result = validator.validate(sources);
    const words = formatReport(result, sources);
    const expected = path.join(CASES_DIR, name, 'expected.txt');
    if (UPDATE) writeFileSync(expected, words);
    if (!existsSync(expected))
      throw new Error(`${name} has no expected.txt. Make it: UPDATE_EXPECTED=1 npx vitest run tests/invalid`);
    expect(words).toBe(readFileSync(expected, 'utf8'));
    expect(result.issues.map(({ code }) => code)).toHaveLength(issues);
  });
});

test('nothing was added to every object', () => {
  expect('polluted' in {}).toBe(false);
});
