import { cp, mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../project';
import { hashAllCode, hashCode } from './code-hash';

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
  const { all } = await hashCode(root);
  expect((await hashCode(root)).all).toBe(all);
  await writeFile(path.join(root, file), 'changed');
  expect((await hashCode(root)).all).not.toBe(all);
});

it.each([
  ['a rule', 'src/content/rules/texts/repeated-text.ts'],
  ['a schema', 'schema/parts/icon.schema.json'],
  ['the version of a package', INSTALLED],
])('of validation changes with %s', async (_what, file) => {
  const { checks } = await hashCode(root);
  expect((await hashCode(root)).checks).toBe(checks);
  await writeFile(path.join(root, file), 'changed again');
  expect((await hashCode(root)).checks).not.toBe(checks);
});

it('stays when only a test has changed', async () => {
  const before = await hashCode(root);
  await writeFile(path.join(root, 'src/blocks/hero/hero.test.tsx'), 'changed');
  expect(await hashCode(root)).toEqual(before);
});

it('stays when only the studio has changed, of which no page is made', async () => {
  const before = await hashCode(root);
  await mkdir(path.join(root, 'src/studio/app'), { recursive: true });
  await writeFile(path.join(root, 'src/studio/app/Studio.tsx'), 'new');
  expect(await hashCode(root)).toEqual(before);
});

it('of all code changes with the studio, and with a component', async () => {
  for (const file of ['src/studio/Window.tsx', 'src/blocks/hero/Hero.tsx']) {
    const before = await hashAllCode(root);
    expect(await hashAllCode(root)).toBe(before);
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), 'changed once more');
    expect(await hashAllCode(root)).not.toBe(before);
  }
});

it('of validation stays when only a component has changed', async () => {
  const { checks } = await hashCode(root);
  await writeFile(path.join(root, 'src/blocks/hero/Hero.tsx'), 'changed once more');
  expect((await hashCode(root)).checks).toBe(checks);
});

it('changes with a file of the same size and an older date', async () => {
  const file = path.join(root, 'schema/parts/icon.schema.json');
  await writeFile(file, 'one');
  const lastYear = new Date(2025, 1, 1);
  await utimes(file, lastYear, lastYear);
  const { all } = await hashCode(root);
  await writeFile(file, 'two');
  await utimes(file, lastYear, lastYear);
  expect((await hashCode(root)).all).not.toBe(all);
});

it('leaves out a link that leads nowhere, as text editors put it beside a file', async () => {
  const before = await hashCode(root);
  await symlink('somebody@here.1', path.join(root, 'src/blocks/hero/.#Hero.tsx'));
  expect(await hashCode(root)).toEqual(before);
});
