import { createHash } from 'node:crypto';
import { lstatSync, readFileSync } from 'node:fs';

/**
 * Used by every cache of this project: an entry begins with a digest of its key and its content, so that half a file,
 * a changed one, or the file of another entry is never mistaken for the requested one. Plain JavaScript, because the program
 * that bundles all others needs it, too.
 */

/** Bytes of SHA-256. */
const DIGEST = 32;

/**
 * @param {string} key says everything that the content was made of
 * @param {string | Uint8Array} content
 * @returns {Buffer} what to write to the disk
 */
export function encodeEntry(key, content) {
  const bytes = Buffer.from(content);
  return Buffer.concat([digestOf(key, bytes), bytes]);
}

/**
 * @param {string} key
 * @param {Buffer | undefined} entry what was read from the disk
 * @returns {Buffer | undefined} the content, where the entry is whole and of this key
 */
export function decodeEntry(key, entry) {
  if (!entry || entry.length < DIGEST) return undefined;
  const content = entry.subarray(DIGEST);
  return digestOf(key, content).equals(entry.subarray(0, DIGEST)) ? content : undefined;
}

/**
 * The content of a regular file: a link could lead anywhere, and a pipe would never end.
 *
 * @param {string} file
 * @returns {Buffer | undefined} undefined where there is none, or it cannot be read
 */
export function readPlainFile(file) {
  try {
    return lstatSync(file).isFile() ? readFileSync(file) : undefined;
  } catch {
    return undefined;
  }
}

/** @param {string} key @param {Uint8Array} content */
const digestOf = (key, content) => createHash('sha256').update(`${key}\0`).update(content).digest();
