import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { PROJECT_ROOT } from '../project';
import { sha256 } from '../system/sha256';
import { createCache } from './cache';

/** Packages: those in the lock file, and npm's own record of what is installed. */
const PACKAGES = ['package-lock.json', 'node_modules/.package-lock.json'];

/** Everything except the documents that decides how pages look: code, schemas, settings and installed packages. */
const CODE = ['src/**', 'schema/**', '*.config.ts', 'index.html', 'package.json', ...PACKAGES];

/** The part of it that decides what is found in a document: folders, and files. */
const CHECKS = [
  'src/content/',
  'src/node/read/validator-config.ts',
  'src/node/cache/precompiled-validators.ts',
  'schema/',
  ...PACKAGES,
];

const TESTS = ['**/*.test.{ts,tsx}'];

/** Folders that no page is made from: after a change there, pages stay as they are. A test looks that no build imports them. */
export const NOT_BUILT: readonly string[] = ['src/studio/', 'src/content/form/', 'src/node/dev/'];

/**
 * In milliseconds. A file that was changed so shortly before it was read may change once more without another date: clocks of
 * file systems are coarse.
 */
const TOO_RECENT = 2000;

/** Digests of Pagewright's code. Nobody has to remember to raise a version number. */
export interface CodeHash {
  /** The same documents give the same output under the same digest. */
  all: string;
  /** The same for validation alone. */
  checks: string;
}

/** The digest of a file, and the date and size that it had. */
type Known = Record<string, readonly [stamp: string, digest: string]>;

/**
 * Digests of the code as it is now. A file is read only where its dates or its size are not those of the last time.
 *
 * @param cacheDir where the digests of files are kept
 */
export async function hashCode(
  root = PROJECT_ROOT,
  cacheDir = path.join(root, '.cache/code'),
): Promise<CodeHash> {
  const cache = createCache(cacheDir);
  const place = `digests of ${root}`;
  const [files, kept] = await Promise.all([
    glob(CODE, { cwd: root, ignore: [...TESTS, ...NOT_BUILT.map((folder) => `${folder}**`)], dot: true }),
    cache.read(place),
  ]);
  const before: Known = kept ? JSON.parse(kept.toString()) : {};
  const now: Known = {};
  const digests = files.sort().map((file): readonly [string, string] => {
    const known = before[file];
    // Synchronously: for some hundred small files the thread pool costs more than the reading.
    const { mtimeMs, ctimeMs, size } = statSync(path.join(root, file));
    const stamp = [mtimeMs, ctimeMs, size].join();
    if (known?.[0] === stamp) {
      now[file] = known;
      return [file, known[1]];
    }
    const digest = sha256(readFileSync(path.join(root, file)));
    if (Date.now() - ctimeMs > TOO_RECENT) now[file] = [stamp, digest];
    return [file, digest];
  });
  const text = JSON.stringify(now);
  if (text !== kept?.toString()) await cache.keep(place, Buffer.from(text));
  const isForChecks = (file: string) =>
    CHECKS.some((part) => (part.endsWith('/') ? file.startsWith(part) : file === part));
  return { all: digestOf(digests), checks: digestOf(digests.filter(([file]) => isForChecks(file))) };
}

const digestOf = (digests: readonly (readonly [string, string])[]) =>
  sha256(JSON.stringify([process.version, digests]));
