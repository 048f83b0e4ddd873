import path from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { GROUPS } from './groups';
import { GUIDE } from './subjects';

test('each picture of the guides is taken by one group, and each that is taken is there', () => {
  const there = globSync('*.{webp,png,jpg}', { cwd: GUIDE }).map((file) => path.parse(file).name);
  expect(GROUPS.flatMap(({ names }) => names).toSorted()).toEqual(there.toSorted());
});
