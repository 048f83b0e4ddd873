import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { reasonOf } from './refusals';

/** What was made before, by a key that says everything it was made of: content, parameters, versions. */
export interface Cache {
  /** @returns undefined where there is none, or only a damaged one */
  read(key: string): Promise<Buffer | undefined>;
  /** Does nothing where the disk refuses: whatever is not kept is made anew. */
  keep(key: string, content: Buffer): Promise<void>;
  /** What is kept under a key; otherwise it is made, and kept. */
  cached(key: string, make: () => Promise<Buffer>): Promise<Buffer>;
}

/** Bytes of SHA-256. */
const DIGEST = 32;

/**
 * Keeps things in a folder, which may be deleted at any time. Each file begins with the digest of what follows, so that
 * half a file, or another program's, is never taken for one of ours.
 */
export function createCache(dir: string): Cache {
  const fileOf = (key: string) => path.join(dir, sha256(key).toString('hex'));

  async function read(key: string) {
    const entry = await readFile(fileOf(key)).catch(() => undefined);
    const content = entry?.subarray(DIGEST);
    return entry && content && sha256(content).equals(entry.subarray(0, DIGEST)) ? content : undefined;
  }

  async function keep(key: string, content: Buffer) {
    const draft = `${fileOf(key)}.${randomUUID()}`;
    try {
      await mkdir(dir, { recursive: true });
      await writeFile(draft, Buffer.concat([sha256(content), content]));
      // Another build sees the whole file or none.
      await rename(draft, fileOf(key));
    } catch (error) {
      await rm(draft, { force: true }).catch(() => {});
      if (!reasonOf(error)) throw error;
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

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest();
