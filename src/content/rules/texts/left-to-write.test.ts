import { expect, test } from 'vitest';
import { MAX_LONG_TEXT_TIME } from '../../../../tests/support/runner/patience';
import { leftToWrite, perhapsLeftToWrite } from './left-to-write';

test.each([
  ['[Two words]', '[Two words]'],
  [' [Wording of the offer] ', '[Wording of the offer]'],
  ['[one]', undefined],
  ['Bread [from rye] daily', undefined],
  ['Dear [Parent name], come in.', '[Parent name]'],
  ['{PHONE NUMBER}', '{PHONE NUMBER}'],
  ['Dear <<First name>>, come in.', '<<First name>>'],
  ['Your company name here', 'Your company name here'],
  ['Enter text...', 'Enter text...'],
  ['+91 XXXXX XXXXX', 'XXXXX'],
  ['TODO: ask', 'TODO'],
  ['Todo sobre zapatos', undefined],
  ['todo', undefined],
  ['Let B = {x} and C = {a, b}, and [x] its floor.', undefined],
  ['A = {even numbers}', undefined],
  ['if (a << b) and c >> d', undefined],
  ['Chapter XXX', undefined],
  ['[Applause]', undefined],
  ['Your title, our care', undefined],
  ['Untitled works of the painter', undefined],
  // As one pattern this would take minutes.
  [`[${'a '.repeat(3000)}`, undefined],
])('%s', (text, expected) => {
  expect(leftToWrite(text)).toBe(expected);
});

test.each([
  ['Chapter XXX', 'XXX'],
  ['Open until dd/mm/yyyy', 'dd/mm/yyyy'],
  ['Since XX.XX.2026', 'XX.XX.2026'],
  ['Dear ______, come in.', '______'],
  ['Size XXL, 12/05/2026, snake__case', undefined],
])('%s may be left to write: %s', (text, expected) => {
  expect(perhapsLeftToWrite(text)).toBe(expected);
});

test.each(['[', '[a ', '{A', '{AB ', '<<', '<<a', '_', 'XX/', 'a ', 'X ', ' '])(
  'a long text of %j takes no long time',
  (piece) => {
    const text = piece.repeat(1_000_000 / piece.length);
    const started = performance.now();
    for (const each of [text, `[${text}`, `your ${text}`, `{AB ${text}`]) {
      leftToWrite(each);
      perhapsLeftToWrite(each);
    }
    expect(performance.now() - started).toBeLessThan(MAX_LONG_TEXT_TIME);
  },
);
