import { readFileSync, statSync } from 'node:fs';

/**
 * Keeps what a file says, and reads it again when it has changed. A file that is being replaced counts as it was.
 *
 * @param parse makes the answer from the file's text
 * @returns the answer for the file as it is now; undefined where there has been none yet
 */
export function rereadFile<T>(file: string, parse: (text: string) => T): () => T | undefined {
  let read: { changed: number; value: T } | undefined;
  return () => {
    try {
      const changed = statSync(file).mtimeMs;
      if (read?.changed !== changed) read = { changed, value: parse(readFileSync(file, 'utf8')) };
    } catch {
      // Between two builds there is no such file for a moment.
    }
    return read?.value;
  };
}
