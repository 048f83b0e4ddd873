import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PictureFacts } from '../../../content/model/source';
import { CommandProblem } from '../../system/command-problem';
import { sha256 } from '../../system/sha256';
import { pictureCache } from '../../cache/picture-cache';
import type { FileToMake } from '../file-to-make';
import { MEDIA, type MediaLookup } from './lookup';
import { DENSE, PICTURE_VERSIONS, WEBP } from '../../cache/picture-encoding';
import { MAX_SIDE, sizesOf } from './sizes';

/** In bytes per pixel: the maximum of our own product screens. */
const MAX_LIGHT_BYTES_PER_PIXEL = 0.06;

interface WantedPicture {
  picture: PictureFacts;
  /** The picture in the media folder. */
  source: string;
  /** Pixels. */
  width: number;
}

/**
 * The pictures that pages show, in all their sizes. A picture that was changed since it was examined is not made: the user is told to build again.
 *
 * @param pagesDir the pages folder, which holds `media/`
 */
export function sizedPictures(used: MediaLookup['used'], pagesDir: string): FileToMake[] {
  return [...used].flatMap(([name, picture]) => {
    const source = path.join(pagesDir, MEDIA, name);
    return sizesOf(name, picture).map(({ url, width }): FileToMake => {
      const key = `file, ${PICTURE_VERSIONS}, ${width}, ${picture.hash}`;
      return { address: url, make: () => pictureCache.cached(key, () => make({ picture, source, width })) };
    });
  });
}

/** @throws CommandProblem when the picture was changed since it was examined */
async function make({ picture, width, source }: WantedPicture): Promise<Buffer> {
  const bytes = await readFile(source);
  if (sha256(bytes) !== picture.hash)
    throw new CommandProblem(`${source} was changed while the site was built. Build it again.`);
  try {
    if (picture.format === 'svg') return (await import('../../read/svg/clean-svg')).cleanSvg(bytes);
    return isLight(picture, bytes) && width === picture.width ? bytes : await encode(bytes, width);
  } catch (error) {
    throw new Error(`${source} could not be made ready.`, { cause: error });
  }
}

/** Encoding the same pixels twice would blur them, and save little. */
const isLight = ({ isPlain, width, height }: PictureFacts, bytes: Buffer) =>
  isPlain && bytes.length <= width * height * MAX_LIGHT_BYTES_PER_PIXEL;

/** Without metadata, rotated as EXIF says, in sRGB. */
async function encode(bytes: Buffer, width: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  // Several pictures are made at once instead.
  sharp.concurrency(1);
  const small = sharp(bytes, { failOn: 'error' })
    .autoOrient()
    .resize({ width, height: MAX_SIDE, fit: 'inside' });
  const made = await small.clone().webp(WEBP).toBuffer();
  if (made.length <= DENSE.bytes) return made;
  return small.webp({ ...WEBP, quality: DENSE.quality }).toBuffer();
}
