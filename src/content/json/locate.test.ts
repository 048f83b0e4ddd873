import { expect, test } from 'vitest';
import { linesOf } from './lines';
import { locate, parentOf, pointerTo, segmentsOf } from './locate';
import { parseJson } from './parse';

const text = '{\r\n\t"a/b": [10, {"~": "x"}],\n  "twice": 1, "twice": 22\r}';

function textAt(pointer: string, part: 'value' | 'key' = 'value'): string | undefined {
  const result = parseJson(text);
  const node = 'tree' in result ? locate(result.tree, pointer)?.[part] : undefined;
  return node && text.slice(node.offset, node.offset + node.length);
}

test('a pointer leads to values and keys', () => {
  expect(textAt('/a~1b/1/~0')).toBe('"x"');
  expect(textAt('/a~1b', 'key')).toBe('"a/b"');
  expect(textAt('')).toBe(text);
});

test('of two equal keys the last counts', () => {
  expect(textAt('/twice')).toBe('22');
});

test.each(['/none', '/a~1b/2', '/a~1b/x', '/a~1b/0/0', '/__proto__', '/constructor'])(
  '%s leads nowhere',
  (pointer) => {
    expect(textAt(pointer)).toBeUndefined();
  },
);

test('pointers are written and read in the same form', () => {
  const pointer = pointerTo(pointerTo('', 'a/b~c'), 3);
  expect(segmentsOf(pointer)).toEqual(['a/b~c', '3']);
  expect(parentOf(parentOf(pointer))).toBe('');
});

test('lines end as editors end them: CRLF, LF and CR', () => {
  const lines = linesOf(text);
  expect(lines.count).toBe(4);
  expect(lines.positionAt(text.indexOf('"a/b"'))).toEqual({ line: 2, column: 2 });
  expect(lines.positionAt(text.length)).toEqual({ line: 4, column: 2 });
  expect(lines.textOf(3)).toBe('  "twice": 1, "twice": 22');
});
