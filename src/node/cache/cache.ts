import { randomUUID } from 'node:crypto';
import { lstat, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isOsError } from '../system/os-errors';
import { seal, unseal } from './seal.mjs';
import { sha256 } from '../system/sha256';

/** What was made before, by a key that says everything it was made of: content, parameters, versions. */
export interface Cache {
  /** @returns undefined where there is none, or only a damaged one */
  read(key: string): Promise<Buffer | undefined>;
  /** Does nothing where the disk refuses: whatever is not kept is made anew. */
  keep(key: string, content: Buffer): Promise<void>;
  /** What is kept under a key; otherwise it is made, and kept. */
  cached(key: string, make: () => Promise<Buffer>): Promise<Buffer>;
}

/**
 * Keeps things in a folder, which may be deleted at any time. Each is sealed with its key (seal.mjs), so that nothing else
 * is ever taken for it.
 */
export function createCache(dir: string): Cache {
  const fileOf = (key: string) => path.join(dir, sha256(key));

  async function read(key: string) {
    const file = fileOf(key);
    try {
      // A link could lead anywhere, and a pipe would never end.
      return (await lstat(file)).isFile() ? unseal(key, await readFile(file)) : undefined;
    } catch {
      return undefined;
    }
  }

  async function keep(key: string, content: Buffer) {
    const file = fileOf(key);
    const tempFile = `${file}.${randomUUID()}`;
    try {
      await mkdir(dir, { recursive: true });
      await writeFile(tempFile, seal(key, content));
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
