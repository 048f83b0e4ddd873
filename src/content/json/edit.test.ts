import fc from 'fast-check';
import { applyEdits, type Edit } from 'jsonc-parser';
import { expect, test } from 'vitest';
import { appendTo, insertAfter, replaceValue, removeValue } from './edit';
import { locate } from './locate';
import { parseJson } from './parse';

function nodeAt(text: string, pointer: string) {
  const parsed = parseJson(text);
  const node = 'tree' in parsed ? locate(parsed.tree, pointer)?.value : undefined;
  if (!node) throw new Error(`there is nothing at ${pointer}`);
  return node;
}

function propertyAt(text: string, pointer: string) {
  const property = nodeAt(text, pointer).parent;
  if (!property) throw new Error('a value of an object has a property around it');
  return property;
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
  expect(after(text, insertAfter(propertyAt(text, '/a'), 'n', ['y'], text))).toBe(expected);
});

test('a string is replaced by a string', () => {
  const text = '{\n "a":  [ "x" ],\n "b" : "\\u00e9"\n}';
  expect(after(text, replaceValue(nodeAt(text, '/b'), 'é"'))).toBe(text.replace('"\\u00e9"', '"é\\""'));
});

test.each([
  ['["x"]', 0, '[]'],
  ['[ "x" ]', 0, '[]'],
  ['[\r\n\t"x"\r\n]', 0, '[]'],
  ['["x","y"]', 0, '["y"]'],
  ['["x","y"]', 1, '["x"]'],
  ['["x", "y" ]', 1, '["x" ]'],
  ['["x" , "y"]', 1, '["x"]'],
  ['[1, 22]', 1, '[1]'],
  ['[[],{}]', 1, '[[]]'],
  ['["x", "y", "z"]', 1, '["x", "z"]'],
  ['[\n "x" ,\n\n "y" ]', 0, '[\n "y" ]'],
  ['[\n  "x",\n  "y"]', 1, '[\n  "x"]'],
  ['[\r\n\t"x",\r\n\t"y"\r\n]', 1, '[\r\n\t"x"\r\n]'],
  ['[\r\n\t"x",\r\n\t"y",\r\n\t"z"\r\n]', 1, '[\r\n\t"x",\r\n\t"z"\r\n]'],
])('of the list %j entry %i is taken out', (list, index, expected) => {
  const text = `{ "a": ${list} }\n`;
  expect(after(text, removeValue(nodeAt(text, `/a/${index}`)))).toBe(`{ "a": ${expected} }\n`);
});

test.each([
  ['{"a":1}', '/a', '{}'],
  ['{"a":1,"b":2}', '/a', '{"b":2}'],
  ['{"a":1,"b":2}', '/b', '{"a":1}'],
  ['{\n  "a": 1,\n  "b": {}\n}', '/b', '{\n  "a": 1\n}'],
])('of the object %j the property %s is taken out', (text, pointer, expected) => {
  expect(after(text, removeValue(propertyAt(text, pointer)))).toBe(expected);
});

/** A list or an object with an unusual layout, inside a document. */
const written = fc
  .record({
    values: fc.array(fc.jsonValue({ maxDepth: 2 }), { minLength: 1, maxLength: 5 }),
    gaps: fc.array(fc.stringMatching(/^[ \t\r\n]{0,3}$/), { minLength: 1 }),
    isList: fc.boolean(),
  })
  .map(({ values, gaps, isList }) => {
    let next = 0;
    const gap = () => gaps[next++ % gaps.length] ?? '';
    const parts = values.map((value, index) => {
      const name = isList ? '' : `"k${index}"${gap()}:${gap()}`;
      return `${gap()}${name}${JSON.stringify(value, null, gap())}${gap()}`;
    });
    const [open, close] = isList ? ['[', ']'] : ['{', '}'];
    return { values, isList, text: `{ "x": ["]"], "a": ${open}${parts.join(',')}${close}\n}` };
  });

const reprinted = (text: string) => JSON.stringify(JSON.parse(text));

const keyed = (values: readonly unknown[]) =>
  values.map((value, index): [string, unknown] => [`k${index}`, value]);

test('in any layout, one part is removed and the others stay as they are', () => {
  fc.assert(
    fc.property(written, fc.nat(), ({ values, isList, text }, any) => {
      const at = any % values.length;
      const edit = removeValue(isList ? nodeAt(text, `/a/${at}`) : propertyAt(text, `/a/k${at}`));
      const left = isList
        ? values.filter((_, index) => index !== at)
        : Object.fromEntries(keyed(values).filter((_, index) => index !== at));
      expect(reprinted(after(text, edit))).toBe(JSON.stringify({ x: [']'], a: left }));
      const taken = text.slice(edit.offset, edit.offset + edit.length);
      expect(edit.content).toBe('');
      expect(taken.trim().replace(/^,|,$/g, '').trim()).toBe(partText(text, isList, at));
    }),
  );
});

test('in any layout, one part is added and nothing else changes', () => {
  fc.assert(
    fc.property(written, fc.jsonValue({ maxDepth: 2 }), fc.nat(), ({ values, isList, text }, value, any) => {
      const at = any % values.length;
      const edit = isList
        ? appendTo(nodeAt(text, '/a'), value, text)
        : insertAfter(propertyAt(text, `/a/k${at}`), 'new', value, text);
      const grown = isList
        ? [...values, value]
        : Object.fromEntries(keyed(values).toSpliced(at + 1, 0, ['new', value]));
      expect(reprinted(after(text, edit))).toBe(JSON.stringify({ x: [']'], a: grown }));
      expect(edit.length).toBe(0);
    }),
  );
});

function partText(text: string, isList: boolean, at: number): string {
  const { offset, length } = isList ? nodeAt(text, `/a/${at}`) : propertyAt(text, `/a/k${at}`);
  return text.slice(offset, offset + length);
}
