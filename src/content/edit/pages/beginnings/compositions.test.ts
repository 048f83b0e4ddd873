import { expect, test } from 'vitest';
import { kindOfPage } from './compositions';

test.each([
  [{ kind: 'product' }, 'product'],
  [{ title: 'About us' }, 'page'],
  [{ kind: 'toString' }, 'page'],
  [{ kind: 4 }, 'page'],
  [undefined, 'page'],
])('the kind of the page %j is %s', (page, kind) => {
  expect(kindOfPage(page)).toBe(kind);
});
