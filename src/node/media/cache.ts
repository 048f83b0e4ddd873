import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PROJECT_ROOT } from '../project';

const CACHE_DIR = path.join(PROJECT_ROOT, '.cache/pictures');

/** Bytes of SHA-256. */
const DIGEST = 32;

/**
 * What `make` answers, made only once for each key. An entry begins with the digest of its content: one that
 * was cut off or changed is made again. A folder that cannot be written costs time, never a build.
 *
 * @param key everything that the bytes depend on: content, parameters, versions
 * @param dir where entries are kept; it may be deleted at any time
 */
export async function cached(key: string, make: () => Promise<Buffer>, dir = CACHE_DIR): Promise<Buffer> {
  const file = path.join(dir, sha256(key).toString('hex'));
  const kept = await readFile(file).catch(() => undefined);
  if (kept && sha256(kept.subarray(DIGEST)).equals(kept.subarray(0, DIGEST))) return kept.subarray(DIGEST);
  const made = await make();
  await keep(file, Buffer.concat([sha256(made), made]));
  return made;
}

/** A rename puts the whole entry in place at once, so that nobody reads half of it. */
async function keep(file: string, entry: Buffer): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(draft, entry);
    await rename(draft, file);
  } catch {
    await rm(draft, { force: true }).catch(() => {});
  }
}

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest();
