import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { PROJECT_ROOT } from '../project';
import { sha256 } from '../system/sha256';
import { createCache } from './cache';
import { openKnownFiles } from './known-files';

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

/** Digests of Pagewright's code. Nobody has to remember to raise a version number. */
export interface CodeHash {
  /** The same documents give the same output under the same digest. */
  all: string;
  /** The same for validation alone. */
  checks: string;
}

/**
 * Digests of the code as it is now. A file is read only where its dates or its size are not those of the last time.
 *
 * @param cacheDir where the digests of files are kept
 */
export async function hashCode(
  root = PROJECT_ROOT,
  cacheDir = path.join(root, '.cache/code'),
): Promise<CodeHash> {
  const [files, known] = await Promise.all([
    glob(CODE, { cwd: root, ignore: [...TESTS, ...NOT_BUILT.map((folder) => `${folder}**`)], dot: true }),
    openKnownFiles<string>(createCache(cacheDir), `digests of ${root}`),
  ]);
  const digests = files.sort().map((file): readonly [string, string] => {
    const place = path.join(root, file);
    // Synchronously: for some hundred small files the thread pool costs more than the reading.
    const found = statSync(place);
    const before = known.find(file, found);
    if (before !== undefined) return [file, before];
    const digest = sha256(readFileSync(place));
    known.add(file, found, digest);
    return [file, digest];
  });
  await known.save();
  const isForChecks = (file: string) =>
    CHECKS.some((part) => (part.endsWith('/') ? file.startsWith(part) : file === part));
  return { all: digestOf(digests), checks: digestOf(digests.filter(([file]) => isForChecks(file))) };
}

const digestOf = (digests: readonly (readonly [string, string])[]) =>
  sha256(JSON.stringify([process.version, digests]));
