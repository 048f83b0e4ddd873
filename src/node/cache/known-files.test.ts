import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCache } from './cache';
import { openKnownFiles } from './known-files';

let root: string;
let file: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'known-'));
  file = path.join(root, 'loaf.txt');
  write('rye');
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(root, { recursive: true });
});

const LAST_YEAR = new Date(2025, 1, 1);

function write(text: string) {
  writeFileSync(file, text);
  utimesSync(file, LAST_YEAR, LAST_YEAR);
}

const open = () => openKnownFiles<string>(createCache(path.join(root, 'cache')), 'loaves');

async function found(): Promise<string | undefined> {
  return (await open()).find('loaf.txt', statSync(file));
}

async function add(value: string) {
  const known = await open();
  known.add('loaf.txt', statSync(file), value);
  await known.save();
}

it('knows a file again until it changes, even to one of the same size and date', async () => {
  vi.setSystemTime(Date.now() + 60_000);
  expect(await found()).toBeUndefined();
  await add('a rye loaf');
  expect(await found()).toBe('a rye loaf');
  write('oat');
  expect(await found()).toBeUndefined();
});

it('does not keep what it knows of a file that has changed just now', async () => {
  await add('a rye loaf');
  expect(await found()).toBeUndefined();
});

it('forgets files that were not asked for', async () => {
  vi.setSystemTime(Date.now() + 60_000);
  await add('a rye loaf');
  await (await open()).save();
  expect(await found()).toBeUndefined();
});
