import { expect, test } from 'vitest';
import { lettersOf } from './letters';

const beyondKeyboard = (...documents: string[]) => lettersOf(documents).replace(/[ -~]/g, '');

test('the letters of a plain keyboard are always there, each once and in order', () => {
  const letters = lettersOf([]);
  expect(letters).toHaveLength(95);
  expect(letters).toMatch(/^ .*[A-Z].*[a-z].*~$/);
  expect(lettersOf(['{ "title": "Bread" }'])).toBe(letters);
});

test('every other letter counts, escaped or not, in any script', () => {
  expect(beyondKeyboard('{ "price": "₹ 40" }', '{ "price": "\\u20b9 50 or \\u20B5" }')).toBe('₵₹');
  expect(beyondKeyboard('{ "title": "नमस्ते" }')).toBe(
    [...'नमस्ते']
      .sort()
      .filter((each, at, all) => each !== all[at - 1])
      .join(''),
  );
  expect(beyondKeyboard('{ "title": "\\ud83d\\ude00 and \\ud83d" }')).toBe('😀');
});

test('a letter counts in capitals and small, and with its marks as one', () => {
  expect(beyondKeyboard('{ "title": "école" }')).toBe('Éé');
  expect(beyondKeyboard('{ "title": "e\u0301cole" }')).toBe('Éé\u0301');
});

test('a vowel sign in two parts counts with its parts, by which it is drawn', () => {
  expect(beyondKeyboard('{ "title": "କୌ" }')).toBe('କ\u0b47\u0b4c\u0b57');
  expect(beyondKeyboard('{ "title": "น้ำ" }')).toContain('\u0e4d');
});
