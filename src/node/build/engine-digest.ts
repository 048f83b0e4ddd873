import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { mapLimited } from '../map-limited';
import { PROJECT_ROOT } from '../project';
import { sha256 } from '../sha256';

/** All that decides what becomes of a document, beside the documents: code, schemas, settings, and what is installed. */
const ENGINE = [
  'src/**',
  'schema/**',
  '*.config.ts',
  'index.html',
  'package.json',
  'package-lock.json',
  // npm's own note of the versions that are there, whatever the lock file says.
  'node_modules/.package-lock.json',
];

const TESTS = ['**/*.test.{ts,tsx}'];

/**
 * A digest of the engine. Whatever is made under the same digest of the same documents is the same; nobody has to
 * remember to raise a number.
 */
export async function engineDigest(root = PROJECT_ROOT): Promise<string> {
  const files = (await glob(ENGINE, { cwd: root, ignore: TESTS, dot: true })).sort();
  const digests = await mapLimited(files, async (file) => [
    file,
    sha256(await readFile(path.join(root, file))),
  ]);
  return sha256(JSON.stringify([process.version, digests]));
}
