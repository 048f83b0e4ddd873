import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { PictureFacts } from '../../../content/model/source';
import { CommandProblem } from '../../system/command-problem';
import { mapLimited } from '../../system/map-limited';
import { sha256 } from '../../system/sha256';
import { pictureCache } from '../../cache/picture-cache';
import { MEDIA, type MediaLookup } from './lookup';
import { DENSE, PICTURE_VERSIONS, WEBP } from '../../cache/picture-encoding';
import { sizesOf } from './sizes';

/** In bytes per pixel: the maximum of our own product screens. */
const MAX_LIGHT_BYTES_PER_PIXEL = 0.06;

interface Job {
  picture: PictureFacts;
  /** The picture in the media folder. */
  source: string;
  target: string;
  /** Pixels. */
  width: number;
}

/**
 * Writes the pictures that pages show, in all their sizes, to their addresses.
 *
 * @param pagesDir the pages folder, which holds `media/`
 * @param dir the output folder
 * @throws CommandProblem when a picture was changed since it was examined
 */
export async function writePictures(used: MediaLookup['used'], pagesDir: string, dir: string): Promise<void> {
  const jobs = [...used].flatMap(([name, picture]) =>
    sizesOf(name, picture).map(({ url, width }): Job => {
      return { picture, width, source: path.join(pagesDir, MEDIA, name), target: path.join(dir, url) };
    }),
  );
  await Promise.all([...new Set(jobs.map(({ target }) => path.dirname(target)))].map(makeFolder));
  await mapLimited(jobs, write, availableParallelism());
}

const makeFolder = (folder: string) => mkdir(folder, { recursive: true });

async function write(job: Job): Promise<void> {
  const { picture, width, target } = job;
  const key = `file, ${PICTURE_VERSIONS}, ${width}, ${picture.hash}`;
  await writeFile(target, await pictureCache.cached(key, () => make(job)));
}

async function make({ picture, width, source }: Job): Promise<Buffer> {
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
  const small = sharp(bytes, { failOn: 'error' }).autoOrient().resize({ width });
  const made = await small.clone().webp(WEBP).toBuffer();
  if (made.length <= DENSE.bytes) return made;
  return small.webp({ ...WEBP, quality: DENSE.quality }).toBuffer();
}
