import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** The version of a package. Read from the disk: to load a package for it may take a second. */
export function versionOf(name: string): string {
  let folder = path.dirname(require.resolve(name));
  while (path.basename(folder) !== name) folder = path.dirname(folder);
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).version;
}
