import { linkSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { dataAddress } from '../../app/addresses';
import type { ImageData } from '../../content/page-data';
import { createCache } from '../cache';
import { htmlFile } from './html-file';
import type { MadePage, Stamp } from './page-job';

/** A page that an earlier build made, with a digest of all that it was made of apart from pictures. */
export interface RecordedPage extends MadePage {
  key: string;
}

export interface BuildRecord {
  /**
   * Puts a page of the last build into the new output, where all that it was made of is the same and nobody has touched
   * its files since.
   *
   * @param pictureOf what a picture is now
   * @returns undefined where the page has to be made anew
   */
  take(route: string, key: string, images: ReadonlyMap<string, ImageData>): RecordedPage | undefined;
  keep(pages: readonly RecordedPage[]): Promise<void>;
}

/**
 * What the last build into an output folder was made of.
 *
 * @param target the output folder
 * @param dir the folder that will replace it, on the same disk
 */
export async function openRecord(target: string, dir: string, cacheDir: string): Promise<BuildRecord> {
  const cache = createCache(cacheDir);
  const kept = await cache.read(target);
  const last: RecordedPage[] = kept ? JSON.parse(kept.toString()) : [];
  const pages = new Map(last.map((page) => [page.route, page]));
  return {
    take(route, key, images) {
      const page = pages.get(route);
      if (page?.key !== key || !page.pictures.every(([name, shown]) => isSame(images.get(name), shown)))
        return;
      const files = [htmlFile(route), dataAddress(route)];
      const isTaken = files.every((file, index) => take(file, page.stamps[index], { target, dir }));
      return isTaken ? page : undefined;
    },
    keep: (made) => cache.keep(target, Buffer.from(JSON.stringify(made))),
  };
}

const isSame = (one: ImageData | undefined, other: ImageData) =>
  JSON.stringify(one) === JSON.stringify(other);

/** A second name for the same file on the disk; the first one goes with the old folder. */
function take(
  file: string,
  stamp: Stamp | undefined,
  { target, dir }: { target: string; dir: string },
): boolean {
  const old = path.join(target, file);
  const wanted = path.join(dir, file);
  try {
    const { size, mtimeMs } = statSync(old);
    if (size !== stamp?.bytes || mtimeMs !== stamp.changed) return false;
    mkdirSync(path.dirname(wanted), { recursive: true });
    linkSync(old, wanted);
    return true;
  } catch {
    return false;
  }
}
