import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../project';
import { sha256 } from '../system/sha256';
import { createCache } from './cache';
import { openKnownFiles } from './known-files';

/** Packages: those in the lock file, and npm's own record of what is installed. */
const PACKAGES = ['package-lock.json', 'node_modules/.package-lock.json'];

/** Everything except the documents that decides how pages look: code, schemas, settings and installed packages. */
const FOLDERS = ['src', 'schema'];
const AT_TOP = /^(?:.*\.config\.ts|index\.html|package\.json)$/;

/** The part of it that decides what is found in a document: folders, and files. */
const CHECKS = [
  'src/content/',
  'src/node/read/validator-config.ts',
  'src/node/cache/precompiled-validators.ts',
  'schema/',
  ...PACKAGES,
];

const TEST = /\.test\.tsx?$/;

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
  const digests = await digestsOf(filesOfCode(root), { root, cacheDir });
  const isForChecks = (file: string) =>
    CHECKS.some((part) => (part.endsWith('/') ? file.startsWith(part) : file === part));
  return { all: digestOf(digests), checks: digestOf(digests.filter(([file]) => isForChecks(file))) };
}

/** A digest of the code as it is now, with what no page is made from. */
export async function hashAllCode(
  root = PROJECT_ROOT,
  cacheDir = path.join(root, '.cache/code'),
): Promise<string> {
  return digestOf(await digestsOf(filesOfCode(root, []), { root, cacheDir }));
}

type Digests = readonly (readonly [file: string, digest: string])[];

async function digestsOf(
  files: readonly string[],
  { root, cacheDir }: { root: string; cacheDir: string },
): Promise<Digests> {
  const known = await openKnownFiles<string>(createCache(cacheDir), `digests of ${root}`);
  const digests = files.flatMap((file): [string, string][] => {
    const place = path.join(root, file);
    // Synchronously: for some hundred small files the thread pool costs more than the reading.
    const found = statSync(place, { throwIfNoEntry: false });
    // Text editors put links that lead nowhere beside a file.
    if (!found?.isFile()) return [];
    const before = known.find(file, found);
    if (before !== undefined) return [[file, before]];
    const digest = sha256(readFileSync(place));
    known.add(file, found, digest);
    return [[file, digest]];
  });
  await known.save();
  return digests;
}

/** Synchronously, and without patterns to match: that takes a third of the time. */
function filesOfCode(root: string, without = NOT_BUILT): string[] {
  const inFolders = FOLDERS.flatMap((folder) => filesIn(root, `${folder}/`, without));
  const atTop = readdirSync(root).filter((name) => AT_TOP.test(name) && !TEST.test(name));
  const packages = PACKAGES.filter((file) => existsSync(path.join(root, file)));
  return [...inFolders, ...atTop, ...packages].sort();
}

/** By their paths in the project, without tests and some folders. */
function filesIn(root: string, folder: string, without: readonly string[]): string[] {
  if (without.includes(folder)) return [];
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = folder + entry.name;
    if (entry.isDirectory()) return filesIn(root, `${file}/`, without);
    return TEST.test(file) ? [] : [file];
  });
}

const digestOf = (digests: Digests) => sha256(JSON.stringify([process.version, digests]));
