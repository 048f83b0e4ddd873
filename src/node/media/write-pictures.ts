import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { PictureFacts } from '../../content/source';
import { CommandProblem } from '../command-problem';
import { mapLimited } from '../map-limited';
import { cached } from './cache';
import { hashOf } from './inspect';
import { MEDIA, type MediaLookup } from './lookup';
import { sizesOf } from './sizes';
import { VERSIONS } from './versions';

/** Chosen by eye on our own screens; see docs/decisions/2026-11-21-pictures-in-webp.md. */
const WEBP = { quality: 78, alphaQuality: 90, effort: 4, smartSubsample: true } as const;

interface Job {
  picture: PictureFacts;
  /** The picture in the media folder. */
  source: string;
  target: string;
  /** Pixels. */
  width: number;
}

/**
 * Writes the pictures that pages show, in all their sizes, to the addresses that they show them at.
 *
 * @param pagesDir the pages folder, which holds `media/`
 * @param dir the output folder
 * @throws CommandProblem when a picture was changed since it was looked at
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
  const key = `file, ${VERSIONS}, ${JSON.stringify(WEBP)}, ${width}, ${picture.hash}`;
  await writeFile(target, await cached(key, () => make(job)));
}

async function make({ picture, width, source }: Job): Promise<Buffer> {
  const bytes = await readFile(source);
  if (hashOf(bytes) !== picture.hash)
    throw new CommandProblem(`${source} was changed while the site was built. Build it again.`);
  try {
    if (picture.format === 'svg') return (await import('./svg')).cleanSvg(bytes);
    const made = await encode(bytes, width);
    // A second encoding of the same pixels is worth it only where it saves something.
    const isWhole = picture.isPlain && width === picture.width;
    return isWhole && bytes.length <= made.length ? bytes : made;
  } catch (error) {
    throw new Error(`${source} could not be made ready.`, { cause: error });
  }
}

/** Without the notes of the camera, turned as they ask, in the colours of the web. */
async function encode(bytes: Buffer, width: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  // Pictures are made side by side instead.
  sharp.concurrency(1);
  return sharp(bytes, { failOn: 'error' }).autoOrient().resize({ width }).webp(WEBP).toBuffer();
}
