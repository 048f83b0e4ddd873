import { expect, test, vi } from 'vitest';
import { loadSchemas } from '../../node/read/validator-config';
import { compileAhead, compileSchemas } from './compile';

const schemas = await loadSchemas();

test('a mistake comes with the very part of the schemas that it is about, by which its words are found', () => {
  const { page } = compileSchemas(schemas);
  expect(page({ title: 1, description: '', blocks: [] })).toBe(false);
  const error = page.errors?.find(({ instancePath }) => instancePath === '/title');
  expect(partsOf(schemas)).toContain(error?.parentSchema);
});

test('schemas are compiled ahead block by block; then no code is made of them', () => {
  const blocks = Object.keys(schemas.others).filter((place) => place.startsWith('blocks/'));
  const fresh = { ...schemas };
  expect([...compileAhead(fresh)].length).toBeGreaterThan(blocks.length);
  const makeCode = vi.spyOn(globalThis, 'Function');
  compileSchemas({ ...schemas }).href('/');
  expect(makeCode).toHaveBeenCalled();
  makeCode.mockClear();
  const { page, site, language, href } = compileSchemas(fresh);
  for (const check of [page, site, language, href]) check({});
  expect(makeCode).not.toHaveBeenCalled();
  makeCode.mockRestore();
});

const partsOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(partsOf)] : [];
