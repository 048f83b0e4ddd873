import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { glob } from 'tinyglobby';
import { CATALOGUE } from '../../content/catalogue/addresses';
import { type Cache, createCache } from '../cache';
import { mapLimited } from '../map-limited';
import { sha256 } from '../sha256';

const compress = promisify(brotliCompress);

interface Kind {
  name: string;
  pattern: string | string[];
  /** Whether to say how much travels: what is text and is sent on every page. */
  compressed?: boolean;
}

const KINDS: readonly Kind[] = [
  { name: 'pages', pattern: '**/*.html' },
  { name: 'page data', pattern: '_data/**/*.json' },
  { name: 'script', pattern: 'assets/*.js', compressed: true },
  { name: 'style', pattern: 'assets/*.css', compressed: true },
  { name: 'fonts', pattern: 'assets/*.woff2' },
  { name: 'cloth', pattern: 'assets/*.svg' },
  { name: 'pictures', pattern: 'media/**' },
  { name: 'social pictures', pattern: 'social/**' },
];

/** What `--catalogue` adds is counted apart: it is no part of the site. */
const CATALOGUE_FILES = [`${CATALOGUE.slice(1)}.html`, `${CATALOGUE.slice(1)}/**`];

/**
 * A table of what a build made: how many files of each kind, and how large they are.
 *
 * @param dir the output folder
 * @param seconds how long it took
 * @param cacheDir where it is noted how small a file becomes: to find that out takes longer than all else here
 */
export async function summarize(dir: string, seconds: number, cacheDir: string): Promise<string> {
  const cache = createCache(cacheDir);
  const rows = await Promise.all([
    ...KINDS.map((kind) => rowOf(dir, kind, { cache, ignore: CATALOGUE_FILES })),
    rowOf(dir, { name: 'catalogue', pattern: CATALOGUE_FILES }, { cache, ignore: [] }),
  ]);
  const table = [['', 'files', 'size', 'brotli'], ...rows.filter((row) => row[1] !== '0')];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const lines = table.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('   ')
      .trimEnd(),
  );
  return `${lines.join('\n')}\n\nBuilt in ${seconds.toFixed(1)} s.`;
}

async function rowOf(
  dir: string,
  { name, pattern, compressed }: Kind,
  { cache, ignore }: { cache: Cache; ignore: string[] },
): Promise<string[]> {
  const files = await glob(pattern, { cwd: dir, ignore });
  const sizes = await mapLimited(files, async (file) => (await stat(path.join(dir, file))).size);
  const sent = compressed
    ? kilobytes(sum(await mapLimited(files, (file) => sizeSent(path.join(dir, file), cache))))
    : '';
  return [name, String(files.length), kilobytes(sum(sizes)), sent];
}

async function sizeSent(file: string, cache: Cache): Promise<number> {
  const content = await readFile(file);
  const size = await cache.cached(`brotli, ${sha256(content)}`, async () =>
    Buffer.from(String((await compress(content)).length)),
  );
  return Number(size.toString());
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
