import { describe, expect, test } from 'vitest';
import { fixSite, textsOf } from '../../../src/content/edit/fix/fix';
import type { SiteSources } from '../../../src/content/model/source';
import { createValidator } from '../../../src/content/check/validate';
import { withTexts } from '../../../src/content/documents/site/with-texts';
import { loadValidatorConfig } from '../../../src/node/read/validator-config';
import { readSources } from '../../../src/node/read/read-sources';
import type { Issue } from '../../../src/content/rules/lists/issue';
import { mistakes, siteWith } from '../../corpus/corpus';
import { baseSources, caseNames, readCase } from '../../support/invalid-cases';

const config = await loadValidatorConfig();
const validator = createValidator(config);
const pages = await readSources('pages');
const base = baseSources();
const baseTexts = new Map(
  [...base.pages, ...(base.site ? [base.site] : [])].map(({ path, content }) => [
    path,
    'text' in content ? content.text : undefined,
  ]),
);

function fix(sources: SiteSources, only?: ReadonlySet<string>) {
  const { fixed, unreadable } = fixSite(sources, { validator, config, schemaDir: '../schema', only });
  return { fixed, unreadable, sources: withTexts(sources, textsOf(fixed)) };
}

test('the documents of this site have nothing to fix', () => {
  expect(fix(pages).fixed).toEqual([]);
});

test('the site that cases are added to is mended once', () => {
  expect(fix(fix(base).sources).fixed).toEqual([]);
});

describe('fixed twice is fixed once, and what is not JSON is left alone', () => {
  for (const [nth, name] of caseNames.entries())
    test(name, { tags: tagsOf(nth) }, async () => {
      const { sources } = await readCase(name);
      const own = ownDocuments(sources);
      const once = fix(sources, own);
      if (once.fixed.length > 0) expect(fix(once.sources, own).fixed).toEqual([]);
      const untouched = new Set(once.unreadable.map(({ file }) => file));
      expect(once.fixed.filter(({ source }) => untouched.has(source.file))).toEqual([]);
    });
});

describe('a fix never makes a document worse', () => {
  for (const [nth, mistake] of mistakes.entries())
    test(mistake.name, { tags: tagsOf(nth) }, () => {
      const sources = siteWith([mistake]);
      const before = validator.validate(sources).issues.map(placeOf);
      const after = validator
        .validate(fix(sources, new Set([mistake.edit?.file ?? ''])).sources)
        .issues.map(placeOf);
      expect(after.filter((issue) => !before.includes(issue))).toEqual([]);
      expect(after.length).toBeLessThanOrEqual(before.length);
    });
});

/** `npm test` takes every third; a rule has several cases. */
function tagsOf(nth: number): string[] {
  return nth % 3 === 0 ? [] : ['rest'];
}

const placeOf = ({ file, code }: Issue) => `${code} in ${file}`;

/** What a case adds to the site, or changes there. */
function ownDocuments({ pages, site }: SiteSources): Set<string> {
  const own = [...pages, ...(site ? [site] : [])].filter(({ path, content }) => {
    const before = 'text' in content ? content.text : undefined;
    return baseTexts.get(path) !== before;
  });
  return new Set(own.map(({ path }) => path));
}
