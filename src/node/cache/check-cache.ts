import path from 'node:path';
import type { CachedCheck, CheckCache } from '../../content/check/check-cache';
import type { SiteSources, SourceFile } from '../../content/model/source';
import { createCache } from './cache';
import { hashCheckCode } from './code-hash';
import { PROJECT_ROOT } from '../project';
import { sha256 } from '../system/sha256';

/** There is one file: of the folder that was looked at last. */
const CACHE_KEY = 'last';

/** Fewer documents are looked at in less time than it takes to find out that they are the same. */
const MIN_DOCUMENTS = 200;

export interface StoredCheckCache extends CheckCache {
  /** Keeps what is known of the documents that were asked for, where it has changed. */
  save(): Promise<void>;
}

/**
 * What the last run has found in the documents of a folder. It holds for the same text under the same code.
 *
 * @returns undefined for a small site
 */
export async function openCheckCache(
  { pages }: SiteSources,
  cacheDir = path.join(PROJECT_ROOT, '.cache'),
): Promise<StoredCheckCache | undefined> {
  if (pages.length < MIN_DOCUMENTS) return undefined;
  const cache = createCache(path.join(cacheDir, 'checks'));
  const [kept, code] = await Promise.all([cache.read(CACHE_KEY), hashCheckCode()]);
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

/** One for each document: its key and what was found, which is read only when it is asked for. */
const linesOf = (kept: Buffer) =>
  kept
    .toString()
    .split('\n')
    .map((line): [string, string] => [line.slice(0, KEY_LENGTH), line.slice(KEY_LENGTH + 1)]);

/** SHA-256 in hexadecimal digits. */
const KEY_LENGTH = 64;
