import { expect, test } from 'vitest';
import { baseSources } from '../../../tests/support/invalid-cases';
import { formatHidden } from './hidden-list';

const sources = baseSources();

test('a document that is not read is named, a folder of them once', () => {
  const hidden = ['_draft/a.json', '_draft/b/c.json', 'services/_new/a.json', 'services/_soles.json'];
  expect(formatHidden({ ...sources, hidden })).toBe(
    'Not read, because the name begins with "_": pages/_draft (2 documents), pages/services/_new (1 document), pages/services/_soles.json\n',
  );
});

test('the misspelt name of the site document is known', () => {
  expect(formatHidden({ ...sources, site: undefined, hidden: ['_sites.json'] })).toContain(
    'pages/_sites.json (did you mean _site.json?)',
  );
  expect(formatHidden({ ...sources, hidden: ['_sites.json'] })).not.toContain('did you mean _site.json');
});

test('where all is read, nothing is said, and of many only some are named', () => {
  expect(formatHidden(sources)).toBe('');
  const hidden = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `_${name}.json`);
  expect(formatHidden({ ...sources, hidden })).toMatch(/pages\/_e\.json and 2 more\n$/);
});
