import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadSchemas } from '../read/validator-config';
import { loadPrecompiledValidators } from './precompiled-validators';

const page = {
  title: 'Bread',
  description: 'Bread',
  blocks: [
    {
      type: 'stats',
      stats: [
        { value: '1', label: 'x' },
        { value: '2', label: 'y' },
      ],
    },
  ],
};

let cacheDir: string;

beforeAll(async () => {
  cacheDir = await mkdtemp(path.join(tmpdir(), 'checks-'));
});

afterAll(() => rm(cacheDir, { recursive: true }));

it('is made once for the same schemas, and again for others', async () => {
  const schemas = await loadSchemas();
  const first = await loadPrecompiledValidators(schemas, cacheDir);
  expect([first.page(page), first.page({ ...page, title: 1 }), first.href('/bread')]).toEqual([
    true,
    false,
    true,
  ]);
  const again = await loadPrecompiledValidators(schemas, cacheDir);
  expect([again.page(page), await readdir(cacheDir)]).toEqual([true, [expect.any(String)]]);

  const stricter = structuredClone(schemas.page);
  Object.assign(stricter, { required: ['kind'] });
  const other = await loadPrecompiledValidators({ ...schemas, page: stricter }, cacheDir);
  expect([other.page(page), other.page({ ...page, kind: 'service' })]).toEqual([false, true]);
});

it('counts characters, not the units that a computer stores', async () => {
  const checks = await loadPrecompiledValidators(await loadSchemas(), cacheDir);
  const withLabel = (value: string) => ({
    ...page,
    blocks: [{ type: 'stats', stats: [{ value, label: 'x' }] }],
  });
  const most = ['x', '🧵'].map((character) => {
    const lengths = Array.from({ length: 100 }, (_, length) => length);
    const allowed = lengths.filter((length) => checks.page(withLabel(character.repeat(length))));
    return [allowed[0], allowed.at(-1)];
  });
  expect(most[0]).toEqual(most[1]);
});
