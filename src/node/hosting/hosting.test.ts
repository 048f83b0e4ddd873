import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createHeaders, HEADERS, headersText } from './headers-file';

it('finds the headers of a path in the list that it has written', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'headers-'));
  expect(createHeaders(dir)('/')).toEqual([]);
  await writeFile(path.join(dir, HEADERS), headersText([['Referrer-Policy', 'no-referrer']]));
  const headersOf = createHeaders(dir);
  expect(headersOf('/services/repairs')).toEqual([['Referrer-Policy', 'no-referrer']]);
  expect(headersOf('/assets/a.js')).toEqual([
    ['Referrer-Policy', 'no-referrer'],
    ['Cache-Control', 'public, max-age=31536000, immutable'],
  ]);
  await rm(dir, { recursive: true });
});

it('refuses a line that hosts would ignore', () => {
  expect(() => headersText([['Content-Security-Policy', 'a'.repeat(2000)]])).toThrow(
    'The header Content-Security-Policy has 2027 characters, and hosts read no more than 2000',
  );
});
