import { createHash, randomBytes } from 'node:crypto';
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readPlainFile, encodeEntry, decodeEntry } from './cache-entry.mjs';

/**
 * A cache of folders with modules, which have to be on the disk to be run. An encoded manifest under the key names the folder and the
 * digest of each file in it; all of them are checked before the folder is used. A folder is never written to again: a damaged
 * one is removed later, and another one is made.
 *
 * @typedef {object} KeptFolder
 * @property {string} folder where it is
 * @property {ReadonlyMap<string, Uint8Array>} files what is in it, by paths with forward slashes
 * @property {unknown} data what was stored with it
 *
 * @typedef {object} FolderCache
 * @property {(key: string) => boolean} has whether there seems to be one; `find` knows whether it is whole
 * @property {(key: string) => KeptFolder | undefined} find undefined where there is none, or a damaged one
 * @property {(key: string, files: ReadonlyMap<string, Uint8Array>, data?: unknown) => KeptFolder} keep where the
 * disk refuses, in a temporary folder that goes when the process ends. Throws the refusal when that is refused, too
 *
 * @typedef {object} Manifest
 * @property {string} folder
 * @property {readonly (readonly [name: string, digest: string])[]} files
 * @property {unknown} data
 */

/** Names of our own files: a manifest, a manifest that is being written, and a folder. */
const MANIFEST = /^[0-9a-f]{64}$/;
const TEMP_FILE = /^[0-9a-f]{64}\.[0-9a-f]{16}$/;
const FOLDER = /^kept-[0-9a-f]{16}$/;

/**
 * @param {string} dir the cache's folder; may be deleted at any time
 * @param {object} options
 * @param {number} options.most how many of the last ones are kept
 * @param {number} options.spare in milliseconds: nothing is removed that was used since, for its user may load more of it
 * @param {string} [options.root] the folder whose packages the modules import; the cache is inside it where possible
 * @returns {FolderCache}
 */
export function createFolderCache(dir, { most, spare, root }) {
  /** @param {string} key */
  const entryFileOf = (key) => path.join(dir, sha256(key));

  /** @type {FolderCache['has']} */
  const has = (key) => readPlainFile(entryFileOf(key)) !== undefined;

  /** @type {FolderCache['find']} */
  function find(key) {
    const content = decodeEntry(key, readPlainFile(entryFileOf(key)));
    if (!content) return undefined;
    /** @type {Manifest} */
    const { folder: name, files: expected, data } = JSON.parse(content.toString());
    const folder = path.join(dir, name);
    if (!isPlainFolder(folder)) return undefined;
    /** @type {Map<string, Buffer>} */
    const files = new Map();
    for (const [file, digest] of expected) {
      const found = readPlainFile(path.join(folder, file));
      if (!found || sha256(found) !== digest) return undefined;
      files.set(file, found);
    }
    for (const used of [folder, entryFileOf(key)]) attempt(() => utimesSync(used, new Date(), new Date()));
    return { folder, files, data };
  }

  /** @type {FolderCache['keep']} */
  function keep(key, files, data) {
    const folder = attempt(() => write(key, files, data)) ?? writeForNow(files);
    attempt(() => clear(dir, { most, spare }));
    return { folder, files, data };
  }

  /** @type {(...args: Parameters<FolderCache['keep']>) => string} */
  function write(key, files, data) {
    const name = `kept-${random()}`;
    const folder = path.join(dir, name);
    const tempFile = `${entryFileOf(key)}.${random()}`;
    try {
      fill(folder, files);
      const digests = [...files].map(([file, content]) => [file, sha256(content)]);
      writeFileSync(tempFile, encodeEntry(key, JSON.stringify({ folder: name, files: digests, data })));
      // A rename replaces a file, but no folder that is in its place.
      if (isPlainFolder(entryFileOf(key))) rmSync(entryFileOf(key), { recursive: true });
      renameSync(tempFile, entryFileOf(key));
      return folder;
    } catch (error) {
      attempt(() => rmSync(folder, { recursive: true, force: true }));
      throw error;
    } finally {
      attempt(() => rmSync(tempFile, { force: true }));
    }
  }

  /** @param {ReadonlyMap<string, Uint8Array>} files */
  function writeForNow(files) {
    const folder = mkdtempSync(path.join(tmpdir(), 'pagewright-'));
    process.once('exit', () => attempt(() => rmSync(folder, { recursive: true, force: true })));
    try {
      fill(folder, files);
    } catch (error) {
      // A disk that becomes full while a file is written does not say which.
      throw error instanceof Error ? Object.assign(error, { path: folder }) : error;
    }
    return folder;
  }

  /** @param {string} folder @param {ReadonlyMap<string, Uint8Array>} files */
  function fill(folder, files) {
    for (const [name, content] of files) {
      const file = path.join(folder, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
    // Node looks for packages beside a module and above it, where it really is.
    if (root !== undefined && !realpathSync(folder).startsWith(realpathSync(root) + path.sep))
      symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  }

  return { has, find, keep };
}

/** @param {string} dir @param {{ most: number, spare: number }} options */
function clear(dir, { most, spare }) {
  const now = Date.now();
  const names = readdirSync(dir);
  const kinds = [
    { ours: MANIFEST, stay: most },
    { ours: FOLDER, stay: most },
    { ours: TEMP_FILE, stay: 0 },
  ];
  for (const { ours, stay } of kinds) {
    const aged = names
      .filter((name) => ours.test(name))
      .map((name) => ({ place: path.join(dir, name), used: usedAt(path.join(dir, name)) }))
      .sort((one, other) => other.used - one.used);
    for (const { place, used } of aged.slice(stay))
      if (now - used > spare) attempt(() => rmSync(place, { recursive: true, force: true }));
  }
}

/** @param {string} place */
const usedAt = (place) => attempt(() => lstatSync(place).mtimeMs) ?? 0;

/** @param {string} folder */
const isPlainFolder = (folder) => attempt(() => lstatSync(folder).isDirectory()) ?? false;

/**
 * Where the disk refuses, the cache is not used; any other error is a bug of Pagewright.
 *
 * @template T
 * @param {() => T} action
 * @returns {T | undefined}
 */
function attempt(action) {
  try {
    return action();
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) return undefined;
    throw error;
  }
}

const random = () => randomBytes(8).toString('hex');

/** @param {string | Uint8Array} content */
const sha256 = (content) => createHash('sha256').update(content).digest('hex');
