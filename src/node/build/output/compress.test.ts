import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
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
  await compressOutput(dir, 1);
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

it('makes the pages of a small site smaller than those of a large one, and assets as small on both', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'compress-'));
  const files = ['page.html', 'assets/sheet.css'] as const;
  const text = await readFile(path.join(import.meta.dirname, 'compress.ts'), 'utf8');
  await mkdir(path.join(dir, 'assets'));
  for (const name of files) await writeFile(path.join(dir, name), text.repeat(3));
  const sizes = async (pages: number) => {
    await compressOutput(dir, pages);
    return Promise.all(files.map(async (name) => (await stat(path.join(dir, `${name}.br`))).size));
  };
  const [[page = 0, sheet], [pageOfMany, sheetOfMany]] = [await sizes(300), await sizes(301)];
  expect(page).toBeLessThan(pageOfMany ?? 0);
  expect(sheet).toBe(sheetOfMany);
  await rm(dir, { recursive: true });
});
