import { linkSync, lstatSync, mkdirSync, type Stats } from 'node:fs';
import path from 'node:path';
import type { ResolvedImage } from '../../../content/model/pages/page-data';
import { createCache } from '../../cache/cache';
import { readPlainFile } from '../../cache/cache-entry.mjs';
import { codeOf } from '../../system/os-errors';
import { sha256 } from '../../system/sha256';
import { htmlFile } from '../pages/html-file';
import type { MadePage } from '../pages/page-job';

/** A page that an earlier build made, with a digest of all that it was made of apart from pictures. */
export interface RecordedPage extends MadePage {
  key: string;
}

/** The page with what tells that its files are still those that were written. */
interface KeptPage extends RecordedPage {
  stamp?: Stamp;
  spriteStamp?: Stamp;
}

/** A file that was written, by its address. */
interface WrittenFile {
  file: string;
  /** Left out where the file can be made again in little time. */
  digest?: string;
  stamp: Stamp | undefined;
}

/** Size, and when content and entry were changed: nobody can set the last by hand. */
type Stamp = readonly [bytes: number, changed: number, entryChanged: number];

/** What is kept of a build. */
interface Kept {
  pages: readonly KeptPage[];
  /** Files whose addresses change with their content. */
  files: readonly (readonly [address: string, stamp: Stamp])[];
}

/** What a build has put into its output and the next one may take. */
export interface Made {
  pages: readonly RecordedPage[];
  /** The addresses of files whose addresses change with their content. */
  files: readonly string[];
}

export interface BuildRecord {
  /**
   * Puts a page of the last build into the new output, where all that it was made of is the same and nobody has touched
   * its file since.
   *
   * @param images what the pictures are now, by their names
   * @returns undefined where the page has to be made anew
   */
  take(route: string, key: string, images: ReadonlyMap<string, ResolvedImage>): RecordedPage | undefined;
  /**
   * Puts a file of the last build into the new output, where nobody has touched it since.
   *
   * @param address it changes with the file's content
   * @returns whether it is there now
   */
  takeFile(address: string): boolean;
  /** To be called when the new output is in its place and the old one gone, since both change its files' stamps. */
  keep(made: Made): Promise<void>;
}

/**
 * What the last build into an output folder was made of.
 *
 * @param target the output folder
 * @param dir the folder that will replace it, on the same disk
 */
export async function openRecord(target: string, dir: string, cacheDir: string): Promise<BuildRecord> {
  const cache = createCache(cacheDir);
  const place = `build 5, ${target}`;
  const kept = await cache.read(place);
  const last: Kept = kept ? JSON.parse(kept.toString()) : { pages: [], files: [] };
  const pages = new Map(last.pages.map((page) => [page.route, page]));
  const files = new Map(last.files);
  const own = numberOf(dir);
  /** Another build may have put its folder there meanwhile. */
  const isOurs = () => numberOf(target) === own;
  return {
    take(route, key, images) {
      const page = pages.get(route);
      if (page?.key !== key || !page.pictures.every(([name, shown]) => isSame(images.get(name), shown)))
        return;
      const { stamp, spriteStamp, ...recorded } = page;
      const { digest, sprite } = page;
      const html = { file: htmlFile(route), digest, stamp };
      const icons = sprite && { file: sprite.address, digest: sprite.digest, stamp: spriteStamp };
      return takeAll(icons ? [icons, html] : [html], { target, dir }) ? recorded : undefined;
    },
    takeFile(address) {
      const stamp = files.get(address);
      return stamp !== undefined && takeAll([{ file: address, stamp }], { target, dir });
    },
    keep(made) {
      const stampIn = (file: string) => stampOf(path.join(target, file));
      const stamped = (): Kept => ({
        pages: made.pages.map((page) => {
          const { route, sprite } = page;
          return {
            ...{ ...page, stamp: stampIn(htmlFile(route)) },
            ...(sprite && { spriteStamp: stampIn(sprite.address) }),
          };
        }),
        files: made.files.flatMap((address) => {
          const stamp = stampIn(address);
          return stamp ? [[address, stamp] as const] : [];
        }),
      });
      const known: Kept = isOurs() ? stamped() : { pages: made.pages, files: [] };
      return cache.keep(place, Buffer.from(JSON.stringify(known)));
    },
  };
}

/** A folder keeps its number when it is moved. */
const numberOf = (folder: string) => lstatSync(folder, { throwIfNoEntry: false })?.ino;

const isSame = (one: ResolvedImage | undefined, other: ResolvedImage) =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * A second name for the same files on the disk; the first ones go with the old folder. Several pages may have the same icons: their
 * file is there with the first of them.
 */
function takeAll(files: readonly WrittenFile[], { target, dir }: { target: string; dir: string }): boolean {
  try {
    if (!files.every((each) => isUntouched(path.join(target, each.file), each))) return false;
    for (const { file } of files) {
      mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
      linkOnce(path.join(target, file), path.join(dir, file));
    }
    return true;
  } catch {
    return false;
  }
}

function linkOnce(old: string, wanted: string): void {
  try {
    linkSync(old, wanted);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

/** A file that was only copied, or brought back, has another stamp: it is read. */
function isUntouched(file: string, { digest, stamp }: WrittenFile): boolean {
  const found = stampOf(file);
  if (!found) return false;
  if (stamp && String(found) === String(stamp)) return true;
  if (digest === undefined) return false;
  const content = readPlainFile(file);
  return content !== undefined && sha256(content) === digest;
}

/** Undefined for a link, which would go into the output in place of a page. */
function stampOf(file: string): Stamp | undefined {
  const found: Stats | undefined = lstatSync(file, { throwIfNoEntry: false });
  return found?.isFile() ? [found.size, found.mtimeMs, found.ctimeMs] : undefined;
}
