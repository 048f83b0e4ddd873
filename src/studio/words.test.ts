import { expect, test } from 'vitest';
import { words } from './words';
import { isolated } from '../content/util/isolated';

test('a text from right to left is isolated from the sentence around it, and no other is changed', () => {
  expect(isolated('مخبز')).toBe('\u2068مخبز\u2069');
  expect(isolated('Bakery שלום 12')).toBe('\u2068Bakery שלום 12\u2069');
  expect(isolated('दुकान, +91 12')).toBe('दुकान, +91 12');
  expect(words.form.visitorsSee([{ token: 'company', value: 'مخبز' }])).toBe(
    'Visitors see “\u2068مخبز\u2069” for {company}.',
  );
});
