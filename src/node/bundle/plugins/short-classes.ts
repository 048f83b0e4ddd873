import path from 'node:path';
import { globSync } from 'tinyglobby';
import type { Plugin } from 'vite';
import { PROJECT_ROOT } from '../../project';

const MODULE = /\.module\.css$/;

/** A name in a style sheet that begins with the hash of its file, as Lightning CSS writes it. */
const NAME = /(?:\.|@keyframes )([\w-]{6})_[a-zA-Z]/;

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Begins the names of the classes of what a site is made of with a letter or two in place of the hash of a file. A hash cannot be compressed,
 * and each page, and the site's style sheet, have those of some thirty files: 200 to 400 bytes. The letters depend on which files there
 * are; where one is added, names change, and with them the addresses of what has them.
 */
export function shortClasses(): Plugin[] {
  let files: readonly string[] = [];
  /** By the file. */
  const hashes = new Map<string, string>();
  const shorten = (code: string, id: string) => {
    const file = path.relative(PROJECT_ROOT, id).replaceAll('\\', '/');
    const at = files.indexOf(file);
    const hash = hashes.get(file) ?? NAME.exec(code)?.[1];
    if (at < 0 || !hash) return undefined;
    hashes.set(file, hash);
    return { code: code.replaceAll(`${hash}_`, `${lettersOf(at)}_`), map: null };
  };
  const plugin = (name: string): Plugin => ({
    name: `pagewright:${name}`,
    apply: 'build',
    buildStart() {
      files = globSync('src/{ui,layout,blocks}/**/*.module.css', { cwd: PROJECT_ROOT }).sort();
    },
    transform: { filter: { id: MODULE }, handler: shorten },
  });
  // Vite makes a script of the style in between.
  return [plugin('short-classes'), { ...plugin('short-class-names'), enforce: 'post' }];
}

/** a to Z, aa to ZZ. */
const lettersOf = (index: number): string =>
  (index < LETTERS.length ? '' : lettersOf(Math.floor(index / LETTERS.length) - 1)) +
  LETTERS[index % LETTERS.length];
