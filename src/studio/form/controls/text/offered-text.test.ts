import { expect, test } from 'vitest';
import { offeredText } from './offered-text';

const NAMES = ['lead', 'text'];

test.each([
  ['the first one that is written', [{ lead: 'Soles, sewn.' }, { text: 'Other.' }], 'Soles, sewn.'],
  ['one of a later block', [{ lead: 'TODO: Say it.' }, { lead: ' ' }, 'x', { text: 'Soles.' }], 'Soles.'],
  [
    'nothing, where it is too long',
    [{ text: 'Soles that are sewn by hand.' }, { text: 'Other.' }],
    undefined,
  ],
  ['nothing, where no block has such a text', [{ title: 'Soles', text: ['a'] }], undefined],
  ['nothing, where there are no blocks', undefined, undefined],
])('is %s', (_, blocks, text) => {
  expect(offeredText(blocks, NAMES, 27)).toBe(text);
});

test('has no limit where the field has none', () => {
  const lead = 'A long sentence follows. '.repeat(40);
  expect(offeredText([{ lead }], NAMES)).toBe(lead);
});
