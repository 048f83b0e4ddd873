import { describe, expect, test } from 'vitest';
import { applyOperation } from './apply';
import { applyTogether } from './apply-together';
import type { Operation } from '../../model/operation';

/** Applies an operation, and undoes it again, which must give the same bytes; and once more, the same result. */
function apply(text: string, operation: Operation): string {
  const done = applyOperation(text, operation);
  const undone = applyOperation(done.text, done.inverse);
  expect(undone.text).toBe(text);
  expect(applyOperation(undone.text, undone.inverse).text).toBe(done.text);
  return done.text;
}

describe('insert', () => {
  test.each<[string, unknown, number, string]>([
    ['["x"]', 'y', 1, '["x", "y"]'],
    ['["x"]', 'y', 0, '["y", "x"]'],
    ['[ "x","z" ]', 'y', 2, '[ "x","z","y" ]'],
    ['["x", "z"]', 'y', 1, '["x", "y", "z"]'],
    ['[]', 'y', 0, '["y"]'],
    ['[\r\n\t"x"\r\n]', 'y', 1, '[\r\n\t"x",\r\n\t"y"\r\n]'],
    ['[\r\n\t"x"\r\n]', 'y', 0, '[\r\n\t"y",\r\n\t"x"\r\n]'],
    ['[{ "b": 1 },\n {"b": 2}]', { b: 3 }, 2, '[{ "b": 1 },\n {"b": 2},\n { "b": 3 }]'],
    ['[\n  {\n    "b": 1\n  }\n]', { b: 2 }, 1, '[\n  {\n    "b": 1\n  },\n  {\n    "b": 2\n  }\n]'],
    ['[\n  [1, 2]\n]', [3], 1, '[\n  [1, 2],\n  [3]\n]'],
  ])('into %j of %j at %i', (list, value, index, expected) => {
    const text = `{\n  "a": ${list}\n}\n`;
    const now: unknown = JSON.parse(list)[index];
    const done = apply(text, { kind: 'insert', pointer: `/a/${index}`, value, expected: now });
    expect(done).toBe(`{\n  "a": ${expected}\n}\n`);
  });

  test('an empty list gets lines for a group, as deep as the list', () => {
    const text = '{\n    "a": {\n        "b": []\n    }\n}';
    expect(apply(text, { kind: 'insert', pointer: '/a/b/0', value: { c: ['x'] } })).toBe(
      '{\n    "a": {\n        "b": [\n            {\n                "c": [\n                    "x"\n                ]\n            }\n        ]\n    }\n}',
    );
  });

  test('values are written as others of that name in the document', () => {
    const text = '{\n  "a": [\n    {\n      "tags": ["x"]\n    }\n  ]\n}';
    expect(apply(text, { kind: 'insert', pointer: '/a/1', value: { tags: ['y', 'z'], more: [1] } })).toBe(
      text.replace(
        '    }\n',
        '    },\n    {\n      "tags": ["y", "z"],\n      "more": [\n        1\n      ]\n    }\n',
      ),
    );
  });

  test('a value that would be too long for a line gets several', () => {
    const text = '[\n  {\n    "tags": ["x"]\n  }\n]';
    const long = 'word '.repeat(22);
    expect(apply(text, { kind: 'insert', pointer: '/1', value: { tags: [long] } })).toBe(
      `[\n  {\n    "tags": ["x"]\n  },\n  {\n    "tags": [\n      "${long}"\n    ]\n  }\n]`,
    );
  });

  test('a compact document stays compact', () => {
    const text = '{"a":[],"b":{}}';
    const filled = apply(text, { kind: 'insert', pointer: '/a/0', value: { c: [1, 2] } });
    expect(filled).toBe('{"a":[{"c":[1,2]}],"b":{}}');
    expect(apply(filled, { kind: 'set', pointer: '/b/d', value: { e: 1 } })).toBe(
      '{"a":[{"c":[1,2]}],"b":{"d":{"e":1}}}',
    );
  });
});

describe('remove', () => {
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
    ['[\r\n\t"x",\r\n\t"y",\r\n\t"z"\r\n]', 1, '[\r\n\t"x",\r\n\t"z"\r\n]'],
  ])('of the list %j entry %i', (list, index, expected) => {
    const text = `{ "a": ${list} }\n`;
    const value: unknown = JSON.parse(list)[index];
    const done = apply(text, { kind: 'remove', pointer: `/a/${index}`, expected: value });
    expect(done).toBe(`{ "a": ${expected} }\n`);
  });
});

describe('unset', () => {
  test.each([
    ['{"a":1}', '/a', '{}'],
    ['{"a":1,"b":2}', '/a', '{"b":2}'],
    ['{"a":1,"b":2}', '/b', '{"a":1}'],
    ['{\n  "a": 1,\n  "b": {}\n}', '/b', '{\n  "a": 1\n}'],
    ['{ "b": 0, "a": 3, "b": {} }', '/b', '{ "a": 3 }'],
  ])('of %j the property %s', (text, pointer, expected) => {
    const value: unknown = JSON.parse(text)[pointer.slice(1)];
    expect(apply(text, { kind: 'unset', pointer, expected: value })).toBe(expected);
  });
});

describe('set', () => {
  test('of a text, only the characters that differ are written anew', () => {
    const text = '{ "a":  "H\\u00f4me \\/ 1 \\ud83d\\ude00" }';
    const expected = 'Hôme / 1 😀';
    expect(apply(text, { kind: 'set', pointer: '/a', value: 'Hôme / "2" 😀', expected })).toBe(
      '{ "a":  "H\\u00f4me \\/ \\"2\\" \\ud83d\\ude00" }',
    );
    expect(apply(text, { kind: 'set', pointer: '/a', value: 'Hôme / 1 😁', expected })).toBe(
      '{ "a":  "H\\u00f4me \\/ 1 \\ud83d\\ude01" }',
    );
  });

  test('of two emoji that begin alike, no half is left behind', () => {
    const text = '["😀"]';
    expect(apply(text, { kind: 'set', pointer: '/0', value: '😁', expected: '😀' })).toBe('["😁"]');
  });

  test('of a group, only the lines that differ change', () => {
    const text = '{\n\t"a": {\n\t\t"b" : [1,2],\n\t\t"c": 1.0\n\t}\n}';
    const expected = { b: [1, 2], c: 1 };
    expect(apply(text, { kind: 'set', pointer: '/a', value: { b: [1, 3, 2], c: 1, d: [] }, expected })).toBe(
      '{\n\t"a": {\n\t\t"b" : [1,3,2],\n\t\t"c": 1.0,\n\t\t"d" : []\n\t}\n}',
    );
  });

  test('of a list in which very much differs, the list is written anew', () => {
    const numbers = Array.from({ length: 150 }, (_, index) => index);
    const text = `{\n  "a": [\n    "\\u0041",\n    ${numbers.join(',\n    ')}\n  ]\n}`;
    const value = ['A', ...numbers.map((number) => number + 0.5)];
    const done = apply(text, { kind: 'set', pointer: '/a', value, expected: ['A', ...numbers] });
    expect(done).toBe(JSON.stringify({ a: value }, null, 2));
  });

  test('of another kind of value, the value is written anew', () => {
    const text = '{\n  "a": [1],\n  "b": "x"\n}';
    const grown = apply(text, { kind: 'set', pointer: '/b', value: { c: [2] }, expected: 'x' });
    expect(grown).toBe('{\n  "a": [1],\n  "b": {\n    "c": [\n      2\n    ]\n  }\n}');
    expect(apply(grown, { kind: 'set', pointer: '/a', value: null, expected: [1] })).toContain('"a": null,');
    expect(apply(text, { kind: 'set', pointer: '', value: 3, expected: { a: [1], b: 'x' } })).toBe('3');
  });

  test.each([
    ['{"a":1,"b":2}', '{"a":1,"b":2,"n":["y"]}'],
    ['{\n  "a": 1,\n  "b": 2\n}', '{\n  "a": 1,\n  "b": 2,\n  "n": [\n    "y"\n  ]\n}'],
    ['{\r\n\t"a" : 1\r\n}', '{\r\n\t"a" : 1,\r\n\t"n" : [\r\n\t\t"y"\r\n\t]\r\n}'],
    ['{}', '{\n  "n": [\n    "y"\n  ]\n}'],
    ['[{}]', '[{ "n": ["y"] }]'],
    ['{ "a": 1 }', '{ "a": 1, "n": ["y"] }'],
  ])('a property that is new comes last in %j, without a schema', (text, expected) => {
    const pointer = text.startsWith('[') ? '/0/n' : '/n';
    expect(apply(text, { kind: 'set', pointer, value: ['y'] })).toBe(expected);
  });

  test('a property that every object has is a new one, too', () => {
    const text = '{ "a": {} }';
    const done = apply(text, { kind: 'set', pointer: '/a/__proto__', value: 1 });
    expect(done).toBe('{ "a": { "__proto__": 1 } }');
  });
});

describe('move', () => {
  const list = '[\n  "a",\n  {\n    "b": 1\n  },\n  "c"\n]';

  test.each([
    [0, 1, '[\n  {\n    "b": 1\n  },\n  "a",\n  "c"\n]'],
    [0, 2, '[\n  {\n    "b": 1\n  },\n  "c",\n  "a"\n]'],
    [1, 0, '[\n  {\n    "b": 1\n  },\n  "a",\n  "c"\n]'],
    [1, 2, '[\n  "a",\n  "c",\n  {\n    "b": 1\n  }\n]'],
    [2, 0, '[\n  "c",\n  "a",\n  {\n    "b": 1\n  }\n]'],
    [1, 1, list],
  ])('from %i to %i', (from, to, expected) => {
    const value: unknown = JSON.parse(list)[from];
    expect(apply(list, { kind: 'move', pointer: `/${from}`, to: `/${to}`, expected: value })).toBe(expected);
  });

  test('into a list that is deeper, the lines are indented with it, and back', () => {
    const text =
      '{\n  "a": [\n    {\n      "x": {\n        "y": "1"\n      }\n    },\n    {\n      "b": []\n    }\n  ]\n}\n';
    const expected = { x: { y: '1' } };
    const moved = apply(text, { kind: 'move', pointer: '/a/0', to: '/a/0/b/0', expected });
    expect(moved).toBe(
      '{\n  "a": [\n    {\n      "b": [\n        {\n          "x": {\n            "y": "1"\n          }\n        }\n      ]\n    }\n  ]\n}\n',
    );
    expect(applyOperation(moved, { kind: 'move', pointer: '/a/0/b/0', to: '/a/0', expected }).text).toBe(
      text,
    );
  });

  test('into a list on one line, it becomes one line', () => {
    const text = '{\n  "a": [\n    {\n      "x": ["\\u0041"]\n    }\n  ],\n  "b": [1, 2]\n}';
    expect(apply(text, { kind: 'move', pointer: '/a/0', to: '/b/1', expected: { x: ['A'] } })).toBe(
      '{\n  "a": [],\n  "b": [1, { "x": ["\\u0041"] }, 2]\n}',
    );
  });

  test('a property gets another name where it stands', () => {
    const text = '{ "a" : [1,2], "b": 1 }';
    expect(apply(text, { kind: 'move', pointer: '/a', to: '/c', expected: [1, 2] })).toBe(
      '{ "c" : [1,2], "b": 1 }',
    );
  });
});

describe('duplicate', () => {
  test('copies an entry as it is written, with ids of its own', () => {
    const text = '[\r\n\t{"id":"a","x":"\\u0041", "in": [{"id" : "b-2"}]},\r\n\t{ "id": "a-2" }\r\n]';
    const expected = { id: 'a', x: 'A', in: [{ id: 'b-2' }] };
    expect(apply(text, { kind: 'duplicate', pointer: '/0', expected })).toBe(
      '[\r\n\t{"id":"a","x":"\\u0041", "in": [{"id" : "b-2"}]},\r\n\t{"id":"a-3","x":"\\u0041", "in": [{"id" : "b-3"}]},\r\n\t{ "id": "a-2" }\r\n]',
    );
  });
});

test('the byte order mark stays, and edits count it', () => {
  const { text, edits } = applyOperation('\ufeff{ "a": 1 }', {
    kind: 'set',
    pointer: '/a',
    value: 2,
    expected: 1,
  });
  expect([text, edits]).toEqual(['\ufeff{ "a": 2 }', [{ offset: 8, length: 1, content: '2' }]]);
});

test('what is undone after another change keeps that change', () => {
  const text = '{\n  "a": "\\u0041",\n  "b": 1\n}';
  const { text: changed, inverse } = applyOperation(text, {
    kind: 'set',
    pointer: '/a',
    value: 'x',
    expected: 'A',
  });
  const theirs = changed.replace('1', '22').replace('{\n', '{\n  "c": [],\n');
  expect(applyOperation(theirs, inverse).text).toBe('{\n  "c": [],\n  "a": "A",\n  "b": 22\n}');
});

test('what is undone is the value that is meant, not the text that stood there', () => {
  const { inverse } = applyOperation('{"a":1,"b":3}', { kind: 'set', pointer: '/a', value: 3, expected: 1 });
  expect(applyOperation('{"b":3,"a":3}', inverse).text).toBe('{"b":3,"a":1}');
});

test('operations on different places are applied together, each with its line afterwards', () => {
  const text = '\ufeff{\n "a": [\n1, 2,\n 3 ],\n "b": "x", "c": 3,\n "e": { "f": 1 }\n}';
  const done = applyTogether(text, [
    { kind: 'move', pointer: '/b', to: '/d', expected: 'x' },
    { kind: 'remove', pointer: '/a/1', expected: 2 },
    { kind: 'remove', pointer: '/a/0', expected: 1 },
    { kind: 'unset', pointer: '/e', expected: { f: 1 } },
    { kind: 'set', pointer: '/c', value: 4, expected: 3 },
    { kind: 'set', pointer: '/e/f', value: 4, expected: 1 },
    { kind: 'set', pointer: '/n', value: true },
  ]);
  expect(done.text).toBe('\ufeff{\n "a": [\n3 ],\n "d": "x", "c": 4,\n "n": true\n}');
  expect(done.lines).toEqual([4, 3, 3, 4, 4, 4, 5]);
});

test.each<[string, Operation, RegExp]>([
  ['another value', { kind: 'set', pointer: '/a/0', value: 2, expected: 3 }, /expected 3, found 1\. /],
  [
    'no such place',
    { kind: 'set', pointer: '/b/c', value: 2 },
    /^Cannot set \/b\/c: expected nothing, found nothing\. /,
  ],
  ['a place after the end', { kind: 'insert', pointer: '/a/2', value: 2 }, /^Cannot insert \/a\/2: /],
  ['a property in a list', { kind: 'set', pointer: '/a/x', value: 2 }, /^Cannot set \/a\/x: /],
  ['an entry of an object', { kind: 'remove', pointer: '/a', expected: [1] }, /^Cannot remove \/a: /],
  ['a property of a list', { kind: 'unset', pointer: '/a/0', expected: 1 }, /^Cannot unset \/a\/0: /],
  ['a name that is taken', { kind: 'move', pointer: '/a', to: '/c', expected: [1] }, /^Cannot move \/a: /],
  [
    'a place in itself',
    { kind: 'move', pointer: '/d/0', to: '/d/0/0', expected: [] },
    /^Cannot move \/d\/0: /,
  ],
  [
    'the whole document',
    { kind: 'unset', pointer: '', expected: { a: [1], c: 1, d: [[]] } },
    /^Cannot unset the document: /,
  ],
])('%s is refused', (_, operation, words) => {
  expect(() => applyOperation('{ "a": [1], "c": 1, "d": [[]] }', operation)).toThrow(words);
});

test.each(['', '{ "a": 1, }', '{ // }'])('a text that is not JSON is refused: %j', (text) => {
  expect(() => applyOperation(text, { kind: 'set', pointer: '/a', value: 2, expected: 1 })).toThrow(
    /not JSON/,
  );
});
