import { readFileSync } from 'node:fs';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { PROJECT_ROOT } from '../project';
import { sha256 } from '../system/sha256';

/** Of packages: what is wanted, and npm's own note of what is there, whatever the lock file says. */
const PACKAGES = ['package-lock.json', 'node_modules/.package-lock.json'];

/** All that decides what becomes of a document, beside the documents: code, schemas, settings, and what is installed. */
const ENGINE = ['src/**', 'schema/**', '*.config.ts', 'index.html', 'package.json', ...PACKAGES];

/** Of these, all that decides what is found in a document. */
const CHECKS = [
  'src/content/**',
  'src/node/read/validator-config.ts',
  'src/node/cache/precompiled-validators.ts',
  'schema/**',
  ...PACKAGES,
];

const TESTS = ['**/*.test.{ts,tsx}'];

/**
 * A digest of the engine. Whatever is made under the same digest of the same documents is the same; nobody has to
 * remember to raise a number.
 */
export const hashCode = (root = PROJECT_ROOT): Promise<string> => hashFiles(ENGINE, root);

/** The same of validation alone. */
export const hashCheckCode = (root = PROJECT_ROOT): Promise<string> => hashFiles(CHECKS, root);

async function hashFiles(patterns: readonly string[], root: string): Promise<string> {
  const files = (await glob([...patterns], { cwd: root, ignore: TESTS, dot: true })).sort();
  // One after another: to hand over some hundred small files takes longer than to read them.
  const digests = files.map((file) => [file, sha256(readFileSync(path.join(root, file)))]);
  return sha256(JSON.stringify([process.version, digests]));
}
