import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';

/** A file of tests says in its first line that it needs a document. */
const NEEDS_DOCUMENT = /^\/\/ @vitest-environment jsdom\n/;

/** A module that is replaced must not have been loaded before, nor stay for others. */
const REPLACES_MODULES = /\bvi\.(?:mock|doMock|resetModules)\(/;

/** Which files of tests can share a process and the modules loaded in it, and with whom. */
export interface TestFiles {
  /** Those that run in Node. */
  node: string[];
  /** Those that share a document too. */
  document: string[];
  /** Those that replace modules: each has a process of its own. */
  alone: string[];
}

/**
 * Sorts files of tests by what they need.
 *
 * @param root the folder of the project
 * @param ignore patterns of files that are not for this run
 */
export function testFiles(root: string, ignore: string[]): TestFiles {
  const files: TestFiles = { node: [], document: [], alone: [] };
  for (const file of globSync(['{src,scripts,tests}/**/*.test.{ts,tsx}'], { cwd: root, ignore }))
    files[needOf(readFileSync(`${root}/${file}`, 'utf8'))].push(file);
  return files;
}

function needOf(text: string): keyof TestFiles {
  if (REPLACES_MODULES.test(text)) return 'alone';
  return NEEDS_DOCUMENT.test(text) ? 'document' : 'node';
}
