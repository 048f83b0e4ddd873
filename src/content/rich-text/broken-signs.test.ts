import { expect, test } from 'vitest';
import { brokenSign } from './broken-signs';

test.each([
  ['See [the ERP](/services/erp forms.', 'open-link', '[the ERP](/services/erp'],
  ['See [**the** ERP](/services/erp', 'open-link', '](/services/erp'],
  ['See [one](/a) and [two](https://example.com', 'open-link', '[two](https://example.com'],
  ['See [](/services/erp).', 'empty-link', '[](/services/erp)'],
  ['**The app keeps all of it.', 'open-bold', '**The app keeps all of it.'],
  ['- **The app keeps all of it.\n- More', 'open-bold', '**The app keeps all of it.'],
  ['It is ** ready today** here', 'open-bold', '** ready today**'],
  ['one\\n\\ntwo', 'line-break', '\\n\\n'],
  ['One.\\nTwo.', 'line-break', '\\n'],
  ['One:\\n- two', 'line-break', '\\n'],
  ['One.\\r\\nTwo.', 'line-break', '\\r\\n'],
  ['# Heading', 'heading', '# Heading'],
  ['Words\n\n### Heading here', 'heading', '### Heading here'],
  ['| a | b |\n|---|---|\n| 1 | 2 |', 'table', '| a | b |'],
  ['> As somebody said', 'foreign', '> As somebody said'],
  ['One\n\n---\n\nTwo', 'foreign', '---'],
  ['Press `Save` here', 'foreign', '`Save`'],
  ['It is ~~ten~~ nine', 'foreign', '~~ten~~'],
])('%j: %s', (text, kind, written) => {
  expect(brokenSign(text)).toEqual({ kind, written });
});

test.each([
  '5 * 3 * 2',
  '2 ** 3 ** 4',
  'C# and F#',
  '#1 in Odisha, # 5 in India',
  'a | b',
  '| x | is the amount of x',
  'either | or |',
  '\\\\server\\name and \\\\nserver\\name',
  'C:\\new\\notes',
  '\\nu and \\neq',
  '*',
  'From nine* or ten** (*with heels, **without)',
  '* Only on Fridays',
  'Only on Fridays *',
  '**Ready** today, *at once*',
  '\\*\\*Stars',
  'An array[0](x) of [words] (or others)',
  '[our **repairs**](/services/repairs)',
  '- one\n- two',
  'a > b, and -- or ---',
])('%j is shown as it is meant', (text) => {
  expect(brokenSign(text)).toBeUndefined();
});

test.each([
  '*',
  '**a',
  '** a',
  '[',
  '](/',
  '[](',
  '\\',
  '\\n',
  '#',
  '# a',
  '|',
  '| a',
  '|  ',
  '>',
  '`',
  '~',
  '-',
  ' ',
])('many times %j is looked at at once', (piece) => {
  const start = performance.now();
  brokenSign(piece.repeat(200_000));
  brokenSign(`a\n${piece.repeat(200_000)}`);
  expect(performance.now() - start).toBeLessThan(5000);
});
