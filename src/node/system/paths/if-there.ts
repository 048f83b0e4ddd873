import { lstatSync, type Stats, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
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
    return expectMissing(error);
  }
}

/**
 * The text of a file.
 *
 * @returns undefined where there is none, also where a folder has its name; one that cannot be read is an error
 */
export async function textIfThere(place: string): Promise<string | undefined> {
  try {
    return await readFile(place, 'utf8');
  } catch (error) {
    return expectMissing(error);
  }
}

/** @throws any other error than that there is no such file */
function expectMissing(error: unknown): undefined {
  if (!NOT_THERE.includes(codeOf(error))) throw error;
}

const NOT_THERE: readonly unknown[] = ['ENOENT', 'ENOTDIR', 'EISDIR'];
