import { randomUUID } from 'node:crypto';
import { lstat, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isOsError } from '../system/os-errors';
import { encodeEntry, decodeEntry } from './cache-entry.mjs';
import { sha256 } from '../system/sha256';

/** Cached values by a key that covers everything they were made of: content, parameters, versions. */
export interface Cache {
  /** @returns undefined where there is none, or only a damaged one */
  read(key: string): Promise<Buffer | undefined>;
  /** Does nothing where the disk refuses: a value that is not stored is made again. */
  keep(key: string, content: Buffer): Promise<void>;
  /** The value of a key; made and stored where there is none. */
  cached(key: string, make: () => Promise<Buffer>): Promise<Buffer>;
}

/**
 * A cache in a folder, which may be deleted at any time. Each entry is encoded with its key (cache-entry.mjs), so that nothing else
 * is ever mistaken for it.
 */
export function createCache(dir: string): Cache {
  const fileOf = (key: string) => path.join(dir, sha256(key));

  async function read(key: string) {
    const file = fileOf(key);
    try {
      // A link could lead anywhere, and a pipe would never end.
      return (await lstat(file)).isFile() ? decodeEntry(key, await readFile(file)) : undefined;
    } catch {
      return undefined;
    }
  }

  async function keep(key: string, content: Buffer) {
    const file = fileOf(key);
    const tempFile = `${file}.${randomUUID()}`;
    try {
      await mkdir(dir, { recursive: true });
      await writeFile(tempFile, encodeEntry(key, content));
      // Another build sees the whole file or none.
      await rename(tempFile, file).catch(async () => {
        // A rename replaces a file, but no folder that is in its place.
        await rm(file, { recursive: true });
        await rename(tempFile, file);
      });
    } catch (error) {
      await rm(tempFile, { force: true }).catch(() => {});
      if (!isOsError(error)) throw error;
    }
  }

  async function cached(key: string, make: () => Promise<Buffer>) {
    const kept = await read(key);
    if (kept) return kept;
    const made = await make();
    await keep(key, made);
    return made;
  }

  return { read, keep, cached };
}
