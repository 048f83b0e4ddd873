import { realpath } from 'node:fs/promises';
import path from 'node:path';

/** A path with every link in it followed, also when its end does not exist yet. */
export async function realPathOf(file: string): Promise<string> {
  try {
    return await realpath(file);
  } catch {
    const parent = path.dirname(file);
    return parent === file ? file : path.join(await realPathOf(parent), path.basename(file));
  }
}

/** Whether a path is in a folder, or is that folder. */
export function isInside(inner: string, outer: string): boolean {
  const relative = path.relative(outer, inner);
  return (
    relative === '' ||
    !(relative === '..' || relative.startsWith(`..${path.sep}`) || path.isAbsolute(relative))
  );
}
