import { readFileSync } from 'node:fs';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { PROJECT_ROOT } from '../project';
import { sha256 } from '../system/sha256';

/** Packages: those in the lock file, and npm's own record of what is installed. */
const PACKAGES = ['package-lock.json', 'node_modules/.package-lock.json'];

/** Everything except the documents that decides how pages look: code, schemas, settings and installed packages. */
const CODE = ['src/**', 'schema/**', '*.config.ts', 'index.html', 'package.json', ...PACKAGES];

/** The part of it that decides what is found in a document. */
const CHECKS = [
  'src/content/**',
  'src/node/read/validator-config.ts',
  'src/node/cache/precompiled-validators.ts',
  'schema/**',
  ...PACKAGES,
];

const TESTS = ['**/*.test.{ts,tsx}'];

/**
 * A digest of Pagewright's code. The same documents give the same output under the same digest; nobody has to
 * remember to raise a version number.
 */
export const hashCode = (root = PROJECT_ROOT): Promise<string> => hashFiles(CODE, root);

/** The same for validation alone. */
export const hashCheckCode = (root = PROJECT_ROOT): Promise<string> => hashFiles(CHECKS, root);

async function hashFiles(patterns: readonly string[], root: string): Promise<string> {
  const files = (await glob([...patterns], { cwd: root, ignore: TESTS, dot: true })).sort();
  // Synchronously: for some hundred small files the thread pool costs more than the reading.
  const digests = files.map((file) => [file, sha256(readFileSync(path.join(root, file)))]);
  return sha256(JSON.stringify([process.version, digests]));
}
