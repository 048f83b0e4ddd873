import { realpath } from 'node:fs/promises';
import path from 'node:path';

/** A path with every link in it followed, also when its end does not exist yet. */
export async function realPlace(place: string): Promise<string> {
  try {
    return await realpath(place);
  } catch {
    const parent = path.dirname(place);
    return parent === place ? place : path.join(await realPlace(parent), path.basename(place));
  }
}

/** Whether a path is in a folder, or is that folder. */
export function isInside(inner: string, outer: string): boolean {
  const way = path.relative(outer, inner);
  return way === '' || !(way === '..' || way.startsWith(`..${path.sep}`) || path.isAbsolute(way));
}
