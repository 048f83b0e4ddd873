import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

/** A file of tests says in its first line that it needs a document. */
const NEEDS_DOCUMENT = /^\/\/ @vitest-environment jsdom\n/;

/** A test that `npm test` leaves out has this tag, written in its file or in what that uses of this folder. */
const REST_TAG = /\['rest'\]/;

/** Which files of tests can share a process and the modules loaded in it, and with whom. */
export interface TestFiles {
  /** Those that run in Node. */
  node: string[];
  /** Those that share a document too. */
  document: string[];
}

/**
 * Sorts files of tests by what they need.
 *
 * @param root the folder of the project
 * @param ignore patterns of files that are not for this run
 * @param onlyRest whether only files with tests of the rest are wanted: to load the others takes a fifth of the time of all tests
 */
export function testFiles(root: string, ignore: string[], onlyRest: boolean): TestFiles {
  const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8');
  const shared = globSync('tests/support/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => REST_TAG.test(read(file)))
    .map((file) => `/${path.parse(file).name}'`);
  const hasRest = (text: string) => REST_TAG.test(text) || shared.some((name) => text.includes(name));
  const files: TestFiles = { node: [], document: [] };
  for (const file of globSync(['{src,scripts,tests}/**/*.test.{ts,tsx}'], { cwd: root, ignore })) {
    const text = read(file);
    if (!onlyRest || hasRest(text)) files[NEEDS_DOCUMENT.test(text) ? 'document' : 'node'].push(file);
  }
  return files;
}
