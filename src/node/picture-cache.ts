import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { reasonOf } from './refusals';

/** Pictures that were made before, by a key that says everything they were made of. */
export interface PictureCache {
  /** @returns undefined where there is none, or only a damaged one */
  read(key: string): Promise<Buffer | undefined>;
  /** Does nothing where the disk refuses: whatever is not kept is made anew. */
  keep(key: string, picture: Buffer): Promise<void>;
}

const DIGEST_BYTES = 32;

/**
 * Keeps pictures in a folder, which may be deleted at any time. Each file begins with the digest of what
 * follows, so that half a file, or another program's, is never taken for a picture.
 */
export function createPictureCache(dir: string): PictureCache {
  const fileOf = (key: string) => path.join(dir, key);
  return {
    async read(key) {
      const stored = await readFile(fileOf(key)).catch(() => undefined);
      const picture = stored?.subarray(DIGEST_BYTES);
      if (!stored || !picture) return undefined;
      return digestOf(picture).equals(stored.subarray(0, DIGEST_BYTES)) ? picture : undefined;
    },
    async keep(key, picture) {
      const unfinished = `${fileOf(key)}.${process.pid}`;
      try {
        await mkdir(dir, { recursive: true });
        await writeFile(unfinished, Buffer.concat([digestOf(picture), picture]));
        // Another build sees the whole file or none.
        await rename(unfinished, fileOf(key));
      } catch (error) {
        if (!reasonOf(error)) throw error;
      }
    },
  };
}

function digestOf(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}
