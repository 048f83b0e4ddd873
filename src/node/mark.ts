import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CommandProblem } from './command-problem';
import { MEDIA } from './media/lookup';

/** The company's mark, as its file in the media folder. */
export interface Mark {
  name: string;
  bytes: Buffer;
}

/** @param name of a picture that exists */
export async function readMark(pagesDir: string, name: string): Promise<Mark> {
  return { name, bytes: await readFile(path.join(pagesDir, MEDIA, name)) };
}

/**
 * The mark in pixels, whole, on a transparent square.
 *
 * @param size pixels of a side
 * @param ink what `currentColor` means in a mark that is drawn with it
 * @returns a PNG
 * @throws CommandProblem when the picture cannot be drawn
 */
export async function drawMark({ name, bytes }: Mark, size: number, ink: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  try {
    return await sharp(bytes, { svg: { stylesheet: `svg { color: ${ink}; }` } })
      .resize(size, size, { fit: 'contain', background: 'transparent' })
      .png()
      .toBuffer();
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : error;
    throw new CommandProblem(
      `${MEDIA}/${name} cannot be drawn as an icon: ${reason}. Save the mark anew, or take "mark" out of _site.json.`,
    );
  }
}
