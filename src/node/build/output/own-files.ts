import { type Dirent, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { codeOf } from '../../system/os-errors';
import type { Shard } from '../shard';
import { pathInside } from '../../system/paths/with-slashes';

/** In every output folder: what a build has put there. Each part of a site has a list of its own, so that they can be put together. */
const LIST = '.pagewright-files';

/** What systems put into folders that somebody has looked at. */
const SYSTEM_FILES = /^(?:\.DS_Store|\.directory|Thumbs\.db|desktop\.ini|\._.*)$/i;

/** Notes in an output folder which files are the build's own. */
export function recordOwnFiles(dir: string, { index, count }: Shard): void {
  const name = count === 1 ? LIST : `${LIST}-${index}-of-${count}`;
  const files = filesIn(dir).map(({ parentPath, name }) => pathInside(dir, path.join(parentPath, name)));
  writeFileSync(path.join(dir, name), `${files.sort().join('\n')}\n`);
}

/**
 * What is in an output folder and was put there by no build, by paths in it; of a folder that is strange as a whole only
 * its name. Empty folders are nothing to lose.
 *
 * @returns nothing, too, where the folder has no list: a build before there were lists has made it
 */
export function foreignFilesIn(dir: string): string[] {
  const numberOf = () => statSync(dir, { throwIfNoEntry: false })?.ino;
  for (;;) {
    const before = numberOf();
    const found = foreignFilesNow(dir);
    // Another build may have put its folder there meanwhile, with other files and another list.
    if (found.length === 0 || numberOf() === before) return found;
  }
}

function foreignFilesNow(dir: string): string[] {
  const lists = entriesIn(dir).flatMap(({ name }) => (name.startsWith(LIST) ? [name] : []));
  if (lists.length === 0) return [];
  const own = new Set(lists.flatMap((name) => textOf(path.join(dir, name)).split('\n')));
  const folders = new Set<string>(['.']);
  for (const file of own)
    for (let above = path.posix.dirname(file); !folders.has(above); above = path.posix.dirname(above))
      folders.add(above);

  const isEmpty = (folder: string) => filesIn(path.join(dir, folder)).length === 0;
  function look(folder: string): string[] {
    return entriesIn(path.join(dir, folder)).flatMap((entry) => {
      const name = path.posix.join(folder, entry.name);
      if (entry.isDirectory() && folders.has(name)) return look(name);
      if (entry.isDirectory()) return isEmpty(name) ? [] : [`${name}/`];
      return own.has(name) || lists.includes(name) || SYSTEM_FILES.test(entry.name) ? [] : [name];
    });
  }
  return look('.').sort();
}

/** Nothing where a folder is gone: another build has taken it away. */
function entriesIn(folder: string): Dirent[] {
  return unlessGone(() => readdirSync(folder, { withFileTypes: true })) ?? [];
}

const textOf = (file: string) => unlessGone(() => readFileSync(file, 'utf8')) ?? '';

function unlessGone<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

const filesIn = (dir: string) =>
  (unlessGone(() => readdirSync(dir, { recursive: true, withFileTypes: true })) ?? []).filter(
    (entry) => !entry.isDirectory(),
  );
