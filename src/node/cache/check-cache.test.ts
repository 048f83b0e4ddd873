import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SiteSources, SourceFile } from '../../content/model/source';
import { openCheckCache } from './check-cache';

const found = { ruleFindings: [], improvements: [], facts: [{ fact: ['/soles'] }, {}] };

const pageOf = (number: number, text: string): SourceFile => {
  const path = `page-${number}.json`;
  return { path, file: `pages/${path}`, content: { text } };
};

const site = (count: number): SiteSources => ({
  dir: 'pages',
  pages: Array.from({ length: count }, (_, number) => pageOf(number, `text ${number}`)),
  site: undefined,
  media: new Set(),
  pictures: new Map(),
});

const large = site(200);
const [first, second] = large.pages;
let cacheDir: string;

beforeAll(async () => {
  cacheDir = await mkdtemp(path.join(tmpdir(), 'earlier-'));
});

afterAll(() => rm(cacheDir, { recursive: true }));

async function open() {
  const checks = await openCheckCache(large, cacheDir);
  if (!checks || !first || !second) throw new Error('The site is too small.');
  return { checks, first, second };
}

test('the next run finds cached results for the same text at the same path', async () => {
  const { checks, first, second } = await open();
  expect(checks.find(first)).toBeUndefined();
  checks.keep(first, found);
  checks.keep(second, found);
  await checks.save();

  const next = await open();
  expect(next.checks.find({ ...first })).toEqual(found);
  expect(next.checks.find({ ...first, content: { text: 'text 0 ' } })).toBeUndefined();
  expect(next.checks.find({ ...first, path: 'page-1.json' })).toBeUndefined();
  await next.checks.save();

  const last = await open();
  expect(last.checks.find(second), 'nobody had asked for it').toBeUndefined();
  expect(last.checks.find(first)).toEqual(found);
});

test('a damaged file is ignored', async () => {
  const folder = path.join(cacheDir, 'checks');
  for (const name of await readdir(folder)) await writeFile(path.join(folder, name), 'no digest, no notes');
  const { checks, first } = await open();
  expect(checks.find(first)).toBeUndefined();
});

test('a small site is not cached', async () => {
  expect(await openCheckCache(site(199), cacheDir)).toBeUndefined();
});
