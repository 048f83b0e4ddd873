import { existsSync } from 'node:fs';
import path from 'node:path';
import { SITE_PATH } from '../../content/model/source';

/**
 * The pages folder that a file is in: the nearest folder above it with a site document, or the one above that, where the nearest is
 * the folder of a language; undefined where there is none.
 */
export function pagesDirOf(file: string): string | undefined {
  for (let dir = path.dirname(file); ; dir = path.dirname(dir)) {
    const above = path.dirname(dir);
    if (hasSite(dir)) return hasSite(above) ? above : dir;
    if (dir === above) return undefined;
  }
}

const hasSite = (dir: string) => existsSync(path.join(dir, SITE_PATH));
