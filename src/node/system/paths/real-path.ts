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
