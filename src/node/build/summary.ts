import { readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { CATALOGUE } from '../../content/model/addresses/addresses';
import { type Cache, createCache } from '../cache/cache';
import { mapLimited } from '../system/async/map-limited';
import { sha256 } from '../system/sha256';

const compress = promisify(brotliCompress);

interface Kind {
  name: string;
  /** Which files are of it, by their paths in the output folder. */
  files: RegExp;
  /** Whether to say how much travels: what is text and is sent on every page. */
  compressed?: boolean;
}

/** A file is of the last kind that it fits. What `--catalogue` adds is counted apart: it is no part of the site. */
const KINDS: readonly Kind[] = [
  { name: 'pages', files: /\.html$/ },
  { name: 'script', files: /^assets\/[^/]*\.js$/, compressed: true },
  { name: 'style', files: /^assets\/[^/]*\.css$/, compressed: true },
  { name: 'fonts', files: /^assets\/[^/]*\.woff2$/ },
  { name: 'pattern', files: /^assets\/[^/]*\.svg$/ },
  { name: 'icons', files: /^assets\/icons-[^/]*\.svg$/ },
  { name: 'pictures', files: /^media\// },
  { name: 'social pictures', files: /^social\// },
  { name: 'catalogue', files: new RegExp(`^${CATALOGUE.slice(1)}(?:\\.html$|/)`) },
];

/**
 * A table of what a build made: how many files of each kind, and how large they are.
 *
 * @param dir the output folder
 * @param seconds how long it took
 * @param cacheDir where it is noted how small a file becomes: to find that out takes longer than all else here
 */
export async function summarize(dir: string, seconds: number, cacheDir: string): Promise<string> {
  const cache = createCache(cacheDir);
  const files = new Map(KINDS.map((kind): [Kind, string[]] => [kind, []]));
  for (const file of filesIn(dir)) {
    const kind = KINDS.findLast((known) => known.files.test(file));
    if (kind) files.get(kind)?.push(file);
  }
  const rows = await Promise.all(
    [...files].map(([kind, ofKind]) => rowOf(dir, kind, { files: ofKind, cache })),
  );
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

/** By their paths in the folder; those whose names begin with a dot are no part of the site. */
function filesIn(dir: string, inside = ''): string[] {
  return readdirSync(path.join(dir, inside), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(inside, entry.name);
    if (entry.name.startsWith('.')) return [];
    return entry.isDirectory() ? filesIn(dir, file) : [file];
  });
}

async function rowOf(
  dir: string,
  { name, compressed }: Kind,
  { files, cache }: { files: readonly string[]; cache: Cache },
): Promise<string[]> {
  const paths = files.map((file) => path.join(dir, file));
  const sizes = paths.map((file) => statSync(file).size);
  const sent = compressed ? kilobytes(sum(await mapLimited(paths, (file) => sizeSent(file, cache)))) : '';
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
