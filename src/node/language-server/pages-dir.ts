import { existsSync } from 'node:fs';
import path from 'node:path';
import { SITE_PATH } from '../../content/model/source';

/** The pages folder that a file is in: the nearest folder above it with a site document; undefined where there is none. */
export function pagesDirOf(file: string): string | undefined {
  for (let dir = path.dirname(file); ; dir = path.dirname(dir)) {
    if (existsSync(path.join(dir, SITE_PATH))) return dir;
    if (dir === path.dirname(dir)) return undefined;
  }
}
