import { expect, test } from 'vitest';
import { valueAt } from './value-at';

test.each<[unknown, string, unknown]>([
  [{ a: [{ 'b/~': 1 }] }, '/a/0/b~1~0', 1],
  [{ a: 1 }, '', { a: 1 }],
  [{ a: 'text' }, '/a/length', undefined],
  [['x'], '/', undefined],
  [['x'], '/00', undefined],
  [['x'], '/length', undefined],
  [{}, '/__proto__', undefined],
  [JSON.parse('{ "__proto__": 2 }'), '/__proto__', 2],
  [null, '/a', undefined],
])('in %j at "%s" is %j', (value, pointer, found) => {
  expect(valueAt(value, pointer)).toEqual(found);
});
