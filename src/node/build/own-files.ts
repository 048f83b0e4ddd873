import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Shard } from './shard';

/** In every output folder: what a build has put there. Each part of a site has a list of its own, so that they can be put together. */
const LIST = '.pagewright-files';

/** What systems put into folders that somebody has looked at. */
const OF_THE_SYSTEM = /^(?:\.DS_Store|\.directory|Thumbs\.db|desktop\.ini|\._.*)$/i;

/** Notes in an output folder which files are the build's own. */
export function noteOwnFiles(dir: string, { index, count }: Shard): void {
  const name = count === 1 ? LIST : `${LIST}-${index}-of-${count}`;
  const files = filesIn(dir).map(({ parentPath, name }) =>
    addressOf(path.relative(dir, path.join(parentPath, name))),
  );
  writeFileSync(path.join(dir, name), `${files.sort().join('\n')}\n`);
}

/**
 * What is in an output folder and was put there by no build, by paths in it; of a folder that is strange as a whole only
 * its name. Empty folders are nothing to lose.
 *
 * @returns nothing, too, where the folder has no list: a build before there were lists has made it
 */
export function strangersIn(dir: string): string[] {
  const lists = readdirSync(dir).filter((name) => name.startsWith(LIST));
  if (lists.length === 0) return [];
  const own = new Set(lists.flatMap((name) => readFileSync(path.join(dir, name), 'utf8').split('\n')));
  const folders = new Set<string>(['.']);
  for (const file of own)
    for (let above = path.posix.dirname(file); !folders.has(above); above = path.posix.dirname(above))
      folders.add(above);

  const isEmpty = (folder: string) => filesIn(path.join(dir, folder)).length === 0;
  function look(folder: string): string[] {
    return readdirSync(path.join(dir, folder), { withFileTypes: true }).flatMap((entry) => {
      const name = path.posix.join(folder, entry.name);
      if (entry.isDirectory() && folders.has(name)) return look(name);
      if (entry.isDirectory()) return isEmpty(name) ? [] : [`${name}/`];
      return own.has(name) || lists.includes(name) || OF_THE_SYSTEM.test(entry.name) ? [] : [name];
    });
  }
  return look('.').sort();
}

const filesIn = (dir: string) =>
  readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory());

const addressOf = (file: string) => file.split(path.sep).join('/');
