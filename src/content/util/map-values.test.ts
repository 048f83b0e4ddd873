import { expect, test } from 'vitest';
import { eachValue, mapValues } from './map-values';

const document: unknown = JSON.parse('{"a": ["x", {"b": "y"}], "__proto__": {"c": null}}');

test('every part is mapped, inner ones first, and the original stays', () => {
  const asked: string[] = [];
  const copy = mapValues(document, (part, key) => {
    asked.push(key);
    return typeof part === 'string' ? part.toUpperCase() : part;
  });
  expect(asked).toEqual(['0', 'b', '1', 'a', 'c', '__proto__', '']);
  expect(JSON.stringify(copy)).toBe('{"a":["X",{"b":"Y"}],"__proto__":{"c":null}}');
  expect(JSON.stringify(document)).toBe('{"a":["x",{"b":"y"}],"__proto__":{"c":null}}');
});

test('every part is visited, outer ones first', () => {
  const seen: string[] = [];
  eachValue(document, (_, key) => seen.push(key));
  expect(seen).toEqual(['', 'a', '0', '1', 'b', '__proto__', 'c']);
});
