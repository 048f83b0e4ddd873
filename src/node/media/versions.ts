import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** Counts the changes to how pictures are examined and made: another number, another cache. */
const RECIPE = 1;

/** Everything apart from a picture itself that its derived files depend on. */
export const VERSIONS = [
  RECIPE,
  ...['sharp', 'svgo', 'dompurify', 'jsdom'].map((name) => `${name} ${versionOf(name)}`),
].join(', ');

/** Read from the disk: to load the packages takes a second, and an unchanged picture needs none of them. */
function versionOf(name: string): string {
  let folder = path.dirname(require.resolve(name));
  while (path.basename(folder) !== name) folder = path.dirname(folder);
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).version;
}
