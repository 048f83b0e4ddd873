import { applyEdits, type Edit } from 'jsonc-parser';
import { expect, test } from 'vitest';
import { appendTo, insertAfter, replaceValue, takeOut } from './edit';
import { locate } from './locate';
import { parseJson } from './parse';

function nodeAt(text: string, pointer: string) {
  const parsed = parseJson(text);
  const node = 'tree' in parsed ? locate(parsed.tree, pointer)?.value : undefined;
  if (!node) throw new Error(`nothing stands at ${pointer}`);
  return node;
}

const after = (text: string, edit: Edit) => applyEdits(text, [edit]);

test.each([
  ['{ "a": ["x"] }', '{ "a": ["x","y"] }', 'y'],
  ['{ "a": [ "x","z" ] }', '{ "a": [ "x","z","y" ] }', 'y'],
  ['{\n  "a": []\n}', '{\n  "a": ["y"]\n}', 'y'],
  ['{\r\n\t"a": [\r\n\t\t"x"\r\n\t]\r\n}', '{\r\n\t"a": [\r\n\t\t"x",\r\n\t\t"y"\r\n\t]\r\n}', 'y'],
  ['{"a": [{ "b": 1 },\n {"b": 2}]}', '{"a": [{ "b": 1 },\n {"b": 2},\n { "b": 3 }]}', { b: 3 }],
  [
    '{\n    "a": [\n        {\n            "b": 1\n        }\n    ]\n}',
    '{\n    "a": [\n        {\n            "b": 1\n        },\n        {\n            "b": 2\n        }\n    ]\n}',
    { b: 2 },
  ],
])('an entry is added to %j as the ones before it stand', (text, expected, value) => {
  expect(after(text, appendTo(nodeAt(text, '/a'), value, text))).toBe(expected);
});

test.each([
  ['{"a":1,"b":2}', '{"a":1,"n": ["y"],"b":2}'],
  ['{\n  "a": 1,\n  "b": 2\n}', '{\n  "a": 1,\n  "n": [\n    "y"\n  ],\n  "b": 2\n}'],
  ['{\r\n\t"a": 1\r\n}', '{\r\n\t"a": 1,\r\n\t"n": [\r\n\t\t"y"\r\n\t]\r\n}'],
])('a property is added to %j', (text, expected) => {
  const property = nodeAt(text, '/a').parent;
  if (!property) throw new Error('a value of an object has a property around it');
  expect(after(text, insertAfter(property, 'n', ['y'], text))).toBe(expected);
});

test('a text is replaced, and an entry taken out with its comma', () => {
  const text = '{\n "a":  [ "x" ,\n\n "y" ],\n "b" : "\\u00e9"\n}';
  expect(after(text, replaceValue(nodeAt(text, '/b'), 'é"'))).toBe(text.replace('"\\u00e9"', '"é\\""'));
  expect(applyEdits(text, takeOut(text, ['a', 0]))).toBe('{\n "a":  [ "y" ],\n "b" : "\\u00e9"\n}');
});
