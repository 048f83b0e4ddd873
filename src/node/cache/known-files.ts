import type { Stats } from 'node:fs';
import type { Cache } from './cache';

/**
 * In milliseconds. A file that was changed so shortly before it was read may change once more without another date: clocks of
 * file systems are coarse.
 */
const TOO_RECENT = 2000;

/** What was found out about files by reading them. A file is known again by its two dates and its size. */
export interface KnownFiles<Value> {
  /** @returns undefined where the file has to be read */
  find(name: string, file: Stats): Value | undefined;
  /** @param file as it was before it was read */
  add(name: string, file: Stats, value: Value): void;
  /** Keeps what was found or added, if that is not what was kept before. */
  save(): Promise<void>;
}

type Entries<Value> = Record<string, readonly [stamp: string, value: Value]>;

/** @param key says what the values depend on besides the files */
export async function openKnownFiles<Value>(cache: Cache, key: string): Promise<KnownFiles<Value>> {
  const kept = await cache.read(key);
  const before: Entries<Value> = kept ? JSON.parse(kept.toString()) : {};
  const now: Entries<Value> = {};
  return {
    find(name, file) {
      const known = before[name];
      if (known?.[0] !== stampOf(file)) return undefined;
      now[name] = known;
      return known[1];
    },
    add(name, file, value) {
      if (Date.now() - file.ctimeMs > TOO_RECENT) now[name] = [stampOf(file), value];
    },
    async save() {
      const text = JSON.stringify(now);
      if (text !== kept?.toString()) await cache.keep(key, Buffer.from(text));
    },
  };
}

const stampOf = ({ mtimeMs, ctimeMs, size }: Stats) => [mtimeMs, ctimeMs, size].join();
