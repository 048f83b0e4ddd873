import path from 'node:path';
import type { CachedCheck, CheckCache } from '../../content/check/check-cache';
import type { SiteSources, SourceFile } from '../../content/model/source';
import { createCache } from './cache';
import { type CodeHash, hashCode } from './code-hash';
import { PROJECT_ROOT } from '../project';
import { sha256 } from '../system/sha256';

/** There is one cache file: of the folder that was checked last. */
const CACHE_KEY = 'last';

/** Fewer documents are checked in less time than it takes to find out that the code is unchanged. */
const MIN_DOCUMENTS = 200;

export interface StoredCheckCache extends CheckCache {
  /** Stores the results for the documents that were requested, if something has changed. */
  save(): Promise<void>;
}

/**
 * The results of the last run for the documents of a folder. They are valid for the same text and the same code.
 *
 * @param codeHash where it is known already
 * @returns undefined for a small site, unless `codeHash` is given
 */
export async function openCheckCache(
  { pages }: SiteSources,
  cacheDir = path.join(PROJECT_ROOT, '.cache'),
  codeHash?: CodeHash,
): Promise<StoredCheckCache | undefined> {
  if (!codeHash && pages.length < MIN_DOCUMENTS) return undefined;
  const cache = createCache(path.join(cacheDir, 'checks'));
  const [kept, { checks: code }] = await Promise.all([cache.read(CACHE_KEY), codeHash ?? hashCode()]);
  const known = new Map(kept ? linesOf(kept) : []);
  const asked = new Map<string, string>();
  const keys = new WeakMap<SourceFile, string>();
  let isNew = false;

  function keyOf(source: SourceFile): string {
    const { path: name, content } = source;
    const key =
      keys.get(source) ?? sha256(JSON.stringify([code, name]) + ('text' in content ? content.text : ''));
    keys.set(source, key);
    return key;
  }

  return {
    find(source) {
      const key = keyOf(source);
      const line = known.get(key);
      if (line === undefined) return undefined;
      asked.set(key, line);
      const check: CachedCheck = JSON.parse(line);
      return check;
    },
    keep(source, check) {
      asked.set(keyOf(source), JSON.stringify(check));
      isNew = true;
    },
    async save() {
      if (!isNew && asked.size === known.size) return;
      await cache.keep(
        CACHE_KEY,
        Buffer.from(Array.from(asked, ([key, line]) => `${key} ${line}`).join('\n')),
      );
    },
  };
}

/** One line for each document: its key and its results, which are parsed only on request. */
const linesOf = (kept: Buffer) =>
  kept
    .toString()
    .split('\n')
    .map((line): [string, string] => [line.slice(0, KEY_LENGTH), line.slice(KEY_LENGTH + 1)]);

/** SHA-256 in hexadecimal digits. */
const KEY_LENGTH = 64;
