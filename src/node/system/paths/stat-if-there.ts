import { lstatSync, type Stats, statSync } from 'node:fs';
import { codeOf } from '../os-errors';

/**
 * What the disk knows of a file or folder, with links followed.
 *
 * @returns undefined where there is none, also where a part of its path is a file: for that Node throws in spite of `throwIfNoEntry`
 */
export const statIfThere = (place: string): Stats | undefined => unlessMissing(() => statSync(place));

/** The same of a link itself. */
export const lstatIfThere = (place: string): Stats | undefined => unlessMissing(() => lstatSync(place));

function unlessMissing(action: () => Stats): Stats | undefined {
  try {
    return action();
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return undefined;
    throw error;
  }
}
