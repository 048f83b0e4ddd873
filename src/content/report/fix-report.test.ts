import { expect, test } from 'vitest';
import type { SourceFile } from '../model/source';
import { formatFixes, formatRefusals } from './fix-report';

const source: SourceFile = { file: 'pages/a\u001b.json', path: 'a.json', content: { text: '' } };

test('each document is listed with its fixes and their lines', () => {
  const lines = Array.from({ length: 12 }, (_, index) => index + 1);
  const done = { from: '', to: '' };
  const report = formatFixes(
    [
      {
        source,
        fixes: [
          { kind: 'replaced', lines: [8], from: 'laed', to: 'lead' },
          { ...done, kind: 'schema', lines: [], to: '../schema/page.schema.json' },
          { ...done, kind: 'order', lines },
          { ...done, kind: 'layout', lines: [] },
        ],
      },
    ],
    [{ ...source, file: 'pages/b.json' }],
  );
  expect(report.split('\n')).toEqual([
    'pages/a·.json: 4 fixed',
    '  line 8: "laed" is now "lead"',
    '  "$schema" added, so that editors help while you write: "../schema/page.schema.json"',
    '  lines 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 2 more: properties put in order, "type" first',
    '  indents and line breaks made like those of the other documents',
    'pages/b.json: left alone, since it cannot be read as JSON',
    '',
  ]);
});

test('refusals for one reason are one message', () => {
  const reason = 'the permissions do not allow it';
  const refused = ['a', 'b'].map((name) => ({ file: `pages/${name}.json`, reason }));
  expect(formatRefusals(refused)).toBe(
    '2 documents cannot be saved: the permissions do not allow it. They stay as they were. pages/a.json, pages/b.json.\n',
  );
  expect(formatRefusals(refused.slice(1))).toBe(
    'pages/b.json cannot be saved: the permissions do not allow it. It stays as it was.\n',
  );
  expect(formatRefusals([])).toBe('');
});
