import { describe, expect, test } from 'vitest';
import { fixSite, textsOf } from '../../src/content/edit/fix/fix';
import type { SiteSources } from '../../src/content/model/source';
import { createValidator } from '../../src/content/check/validate';
import { withTexts } from '../../src/content/documents/with-texts';
import { loadValidatorConfig } from '../../src/node/read/validator-config';
import { readSources } from '../../src/node/read/read-sources';
import { caseNames, readCase } from '../support/invalid-cases';

const config = await loadValidatorConfig();
const validator = createValidator(config);
const pages = await readSources('pages');

function fix(sources: SiteSources) {
  const { fixed, unreadable } = fixSite(sources, { validator, config, schemaDir: '../schema' });
  return { fixed, unreadable, sources: withTexts(sources, textsOf(fixed)) };
}

test('the documents of this site have nothing to fix', () => {
  expect(fix(pages).fixed).toEqual([]);
});

describe.each(caseNames)('%s', (name) => {
  test('fixed twice is fixed once, and what is not JSON is left alone', async () => {
    const { sources } = await readCase(name);
    const once = fix(sources);
    expect(fix(once.sources).fixed).toEqual([]);
    const untouched = new Set(once.unreadable.map(({ file }) => file));
    expect(once.fixed.filter(({ source }) => untouched.has(source.file))).toEqual([]);
  });
});
