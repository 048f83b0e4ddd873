import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFileQueue } from './file-queue';

let dir: string;
let started: string[];

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'queue-'));
  started = [];
});
afterEach(() => rm(dir, { recursive: true }));

const fileAt = (address: string, make = async () => Buffer.from(address)) => ({
  address,
  make: () => {
    started.push(address);
    return make();
  },
});

const read = (address: string) => readFile(path.join(dir, address), 'utf8');

it('writes each file once, those that somebody needs before all others', async () => {
  const addresses = Array.from({ length: 20 }, (_, index) => `/media/shop/${index}.webp`);
  const { need, finish } = createFileQueue(
    dir,
    addresses.map((address) => fileAt(address)),
  );
  await Promise.all([need('/media/shop/17.webp'), need('/media/shop/17.webp'), need('/elsewhere')]);
  expect([started, await read('/media/shop/17.webp')]).toEqual([
    ['/media/shop/17.webp'],
    '/media/shop/17.webp',
  ]);
  const finished = finish();
  await need('/media/shop/19.webp');
  await finished;
  expect(started).toHaveLength(addresses.length);
  expect(await Promise.all(addresses.map(read))).toEqual(addresses);
});

it('tells who needs a file that it cannot be made, and whoever waits for all', async () => {
  const { need, finish } = createFileQueue(dir, [
    fileAt('/a', () => Promise.reject(new Error('No oven.'))),
    fileAt('/b'),
  ]);
  await expect(need('/a')).rejects.toThrow('No oven.');
  await need('/b');
  await expect(finish()).rejects.toThrow('No oven.');
});
