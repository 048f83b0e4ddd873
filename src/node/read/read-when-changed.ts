import { readFileSync, statSync } from 'node:fs';

/**
 * Caches what a file contains, and reads it again when it has changed. While a file is being replaced its last content counts.
 *
 * @param parse makes the value from the file's text
 * @returns the current value; undefined where there has been no file yet
 */
export function readWhenChanged<T>(file: string, parse: (text: string) => T): () => T | undefined {
  let read: { changed: number; value: T } | undefined;
  return () => {
    try {
      const changed = statSync(file).mtimeMs;
      if (read?.changed !== changed) read = { changed, value: parse(readFileSync(file, 'utf8')) };
    } catch {
      // When a build replaces the folder, the file is missing for a moment.
    }
    return read?.value;
  };
}
