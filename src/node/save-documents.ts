import { chmod, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { mapLimited } from './map-limited';
import { reasonOf } from './refusals';

/** A document to be saved: its place on the disk, what stands there, and what is to stand there. */
export interface Save {
  /** As the user knows it. */
  file: string;
  place: string;
  before: string;
  after: string;
}

/** A document that could not be saved, and why, in words. */
export interface Refused {
  file: string;
  reason: string;
}

/**
 * Saves documents, each as a whole or not at all: the new text is written beside the old one, which it then replaces.
 * A document that was changed meanwhile is left alone. Permissions stay.
 *
 * @returns those that could not be saved
 */
export async function saveDocuments(saves: readonly Save[]): Promise<Refused[]> {
  const results = await mapLimited(saves, async ({ file, place, before, after }): Promise<Refused[]> => {
    // No document: it ends in something else, and begins with a dot.
    const beside = path.join(path.dirname(place), `.${path.basename(place)}.new-${process.pid}`);
    try {
      const { mode } = await stat(place);
      await writeFile(beside, after, { flag: 'wx', flush: true });
      await chmod(beside, mode);
      if ((await readFile(place, 'utf8')) !== before) throw new ChangedMeanwhile();
      await rename(beside, place);
      return [];
    } catch (error) {
      const reason = error instanceof ChangedMeanwhile ? 'it was changed meanwhile' : reasonOf(error);
      if (!isInTheWay(error)) await rm(beside, { force: true });
      if (!reason) throw error;
      return [{ file, reason }];
    }
  });
  return results.flat();
}

class ChangedMeanwhile extends Error {}

/** The file beside the document is not ours to take away. */
function isInTheWay(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}
