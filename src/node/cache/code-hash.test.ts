import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../project';
import { hashCheckCode, hashCode } from './code-hash';

const INSTALLED = 'node_modules/.package-lock.json';

let root: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'engine-'));
  for (const part of ['src/blocks/hero', 'src/content/rules', 'schema', 'package-lock.json'])
    await cp(path.join(PROJECT_ROOT, part), path.join(root, part), { recursive: true });
  await mkdir(path.join(root, 'node_modules'));
  await writeFile(path.join(root, INSTALLED), '{"react": "1.0.0"}');
});

afterAll(() => rm(root, { recursive: true }));

it.each([
  ['a component', 'src/blocks/hero/Hero.tsx'],
  ['a style', 'src/blocks/hero/hero.module.css'],
  ['a schema', 'schema/parts/href.schema.json'],
  ['the wanted version of a package', 'package-lock.json'],
  ['the installed version of a package', INSTALLED],
])('changes with %s', async (_what, file) => {
  const before = await hashCode(root);
  expect(await hashCode(root)).toBe(before);
  await writeFile(path.join(root, file), 'changed');
  expect(await hashCode(root)).not.toBe(before);
});

it.each([
  ['a rule', 'src/content/rules/texts/repeated-text.ts'],
  ['a schema', 'schema/parts/icon.schema.json'],
  ['the version of a package', INSTALLED],
])('of validation changes with %s', async (_what, file) => {
  const before = await hashCheckCode(root);
  expect(await hashCheckCode(root)).toBe(before);
  await writeFile(path.join(root, file), 'changed again');
  expect(await hashCheckCode(root)).not.toBe(before);
});

it('stays when only a test has changed', async () => {
  const before = await hashCode(root);
  await writeFile(path.join(root, 'src/blocks/hero/hero.test.tsx'), 'changed');
  expect(await hashCode(root)).toBe(before);
});
