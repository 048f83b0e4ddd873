import { expect, test } from 'vitest';
import { placeAt } from './place-at';

/** The place of `|` in a text. */
const at = (text: string) => placeAt(text.replace('|', ''), text.indexOf('|'));

test.each([
  ['{ "a|" }', 'name', '/a', '"a"'],
  ['{ | }', 'name', '/', ''],
  ['{ "a": "x|" }', 'value', '/a', '"x"'],
  ['{ "a": |"x" }', 'value', '/a', ''],
  ['{ "a": "x|\n "b": 1 }', 'value', '/a', '"x'],
  ['{ "a": tr| }', 'value', '/a', 'tr'],
  ['{ "a/b": | }', 'value', '/a~1b', ''],
  ['{ "a": [1, |] }', 'value', '/a/1', ''],
  ['{ "a": [{ "b": 1 }, { "c|": 2 }] }', 'name', '/a/1/c', '"c"'],
  ['{ "a": { "b": [] }, "c": "|" }', 'value', '/c', '""'],
  ['{ "a": "\\"{|" }', 'value', '/a', '"\\"{"'],
  ['|', 'value', '', ''],
])('%s is a %s at %s', (text, role, pointer, word) => {
  const place = at(text);
  const { offset, length } = place?.span ?? { offset: 0, length: 0 };
  expect([place?.role, place?.pointer]).toEqual([role, pointer]);
  expect(text.replace('|', '').slice(offset, offset + length)).toBe(word);
});

test.each(['{ "a" | }', '{ "a": 1 } |', '{} "x|"'])('nothing is expected in %s', (text) => {
  expect(at(text)).toBeUndefined();
});

test.each([
  ['{ "a": 1 | }', 8, false],
  ['{ "a": 1 | "b": 2 }', 8, true],
  ['{ "a": 1, | "b": 2 }', undefined, true],
  ['[{} |]', 3, false],
  ['[{}, | {}]', undefined, true],
  ['[{}, |, {}]', undefined, false],
])('%s misses a comma before it at %s, after it: %s', (text, before, after) => {
  expect(at(text)).toMatchObject({ commaBefore: before, needsComma: after });
});

test('an entry that follows without a comma is the next one', () => {
  expect(at('[{} {} |]')?.pointer).toBe('/2');
});
