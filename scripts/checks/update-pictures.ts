import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Draws the pictures in a folder anew. Until all are drawn the old ones stay; then each is replaced at once, and those that
 * were not drawn again are deleted.
 *
 * @param draw draws all pictures into an empty folder, and returns an exit code
 * @returns that exit code; where it is not 0, the pictures are as before
 */
export async function updatePictures(
  dir: string,
  draw: (folder: string) => Promise<number>,
): Promise<number> {
  // Beside it, on the same disk, so that a picture is put in place by a rename.
  const drawn = `${dir}.new`;
  await rm(drawn, { recursive: true, force: true });
  await mkdir(drawn, { recursive: true });
  try {
    const code = await draw(drawn);
    if (code === 0) await replacePictures(dir, drawn);
    return code;
  } finally {
    await rm(drawn, { recursive: true, force: true });
  }
}

async function replacePictures(dir: string, drawn: string): Promise<void> {
  await mkdir(dir, { recursive: true });
  const names = await readdir(drawn);
  for (const name of names) await rename(path.join(drawn, name), path.join(dir, name));
  for (const name of await readdir(dir)) if (!names.includes(name)) await rm(path.join(dir, name));
}
