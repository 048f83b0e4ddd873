import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import type { ImageData } from '../content/page-data';

/** A picture may be this large; a larger one would never do on a web page and is not read. */
export const MAX_PICTURE_BYTES = 10_000_000;

/** Where pictures stand in a pages folder, and in the address of the site. */
export const MEDIA = 'media';

export interface MediaOptions {
  /** Names inside the media folder that exist; no other is ever read. */
  known: ReadonlySet<string>;
  /** The address of a picture: by its content in a build, by its time in dev. */
  addressOf: (name: string, picture: { bytes: Uint8Array; modified: number }) => string;
}

export interface MediaLookup {
  image(name: string): ImageData | undefined;
  /** By name: the pictures that were asked for and found. */
  used: ReadonlyMap<string, ImageData>;
  /** Pictures that were asked for, exist and cannot be used, with the reason in words. */
  problems: readonly string[];
}

/**
 * Finds pictures by name, with their size in pixels; each is read once, when it is first asked for.
 *
 * @param pagesDir the pages folder, which holds `media/`
 */
export function createMediaLookup(pagesDir: string, { known, addressOf }: MediaOptions): MediaLookup {
  const dir = path.join(pagesDir, MEDIA);
  const used = new Map<string, ImageData>();
  const problems: string[] = [];
  const failed = new Set<string>();

  function image(name: string): ImageData | undefined {
    if (!known.has(name) || failed.has(name)) return undefined;
    const present = used.get(name);
    if (present) return present;
    try {
      const picture = readPicture(dir, name);
      const { width, height } = imageSize(picture.bytes);
      const data = { url: addressOf(name, picture), width, height };
      used.set(name, data);
      return data;
    } catch (error) {
      failed.add(name);
      problems.push(`${MEDIA}/${name} cannot be used: ${error instanceof Error ? error.message : error}`);
      return undefined;
    }
  }
  return { image, used, problems };
}

/** `/media/erp-overview.1f2e3d4c.webp`: another content has another address, so it may be cached for ever. */
export function hashedAddress(name: string, { bytes }: { bytes: Uint8Array }): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const extension = path.posix.extname(name);
  return `/${MEDIA}/${name.slice(0, -extension.length)}.${hash}${extension}`;
}

/** `/media/erp-overview.webp?v=…`: a browser fetches a changed picture anew. */
export function timedAddress(name: string, { modified }: { modified: number }): string {
  return `/${MEDIA}/${name}?v=${Math.round(modified)}`;
}

function readPicture(dir: string, name: string) {
  const file = realpathSync(path.join(dir, name));
  if (!file.startsWith(realpathSync(dir) + path.sep))
    throw new Error('it is a link to a place outside the folder.');
  const { size, mtimeMs } = statSync(file);
  if (size > MAX_PICTURE_BYTES) {
    throw new Error(
      `it has ${Math.round(size / 1e6)} MB; at most ${MAX_PICTURE_BYTES / 1e6} MB are allowed.`,
    );
  }
  return { bytes: readFileSync(file), modified: mtimeMs };
}
