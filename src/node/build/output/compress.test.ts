import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressOutput } from './compress';

it('puts both versions beside texts that are long enough, and beside nothing else', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'compress-'));
  const text = 'bread '.repeat(500);
  for (const name of ['long.html', 'picture.webp']) await writeFile(path.join(dir, name), text);
  await writeFile(path.join(dir, 'short.html'), 'bread');
  await compressOutput(dir);
  const read = (name: string) => readFile(path.join(dir, name));
  expect(brotliDecompressSync(await read('long.html.br')).toString()).toBe(text);
  expect(gunzipSync(await read('long.html.gz')).toString()).toBe(text);
  expect((await readdir(dir)).sort()).toEqual([
    'long.html',
    'long.html.br',
    'long.html.gz',
    'picture.webp',
    'short.html',
  ]);
  await rm(dir, { recursive: true });
});
