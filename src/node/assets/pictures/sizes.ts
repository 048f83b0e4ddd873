import path from 'node:path';
import type { ResolvedImage } from '../../../content/model/pages/page-data';
import { type PictureFacts, MAX_PICTURE_WIDTH } from '../../../content/model/source';
import { MEDIA } from './lookup';
import { PICTURE_VERSIONS } from '../../cache/picture-encoding';
import { sha256 } from '../../system/sha256';

/**
 * Widths in pixels that a picture is offered in, besides its own. A telephone shows an object at 480 to 560 pixels; a window at 820 to 940
 * or, of three device pixels each, at 1400 to 1560; a desktop at 450 to 1130, or twice that.
 */
const WIDTHS: readonly number[] = [480, 960, 1200];

/** A width gets a file of its own where it is below this share of the widest. */
const MAX_SHARE_OF_WIDEST = 0.85;

/** In pixels, the longest side that WebP can have. */
export const MAX_SIDE = 16_383;

export interface Size {
  width: number;
  /** The address on the site. It changes with the content and with the way of making the file. */
  url: string;
}

/**
 * The files that a picture becomes, from narrow to wide; it is never enlarged, and none is higher than WebP can be. An SVG is one file
 * for all widths.
 */
export function sizesOf(name: string, { format, width, height, hash }: PictureFacts): [...Size[], Size] {
  const stem = name.slice(0, -path.posix.extname(name).length);
  const key = sha256(`${hash}, ${PICTURE_VERSIONS}`).slice(0, 8);
  const address = `/${MEDIA}/${stem}.${key}`;
  if (format === 'svg') return [{ width, url: `${address}.svg` }];
  const narrowed = Math.max(1, Math.floor((width * MAX_SIDE) / height));
  const top = Math.min(width, MAX_PICTURE_WIDTH, narrowed);
  const below = WIDTHS.filter((step) => step < top * MAX_SHARE_OF_WIDEST);
  const sizeOf = (step: number) => ({ width: step, url: `${address}-${step}.webp` });
  return [...below.map(sizeOf), sizeOf(top)];
}

/** In a build: the widest file, and all of them to choose from. */
export function builtAddresses(name: string, picture: PictureFacts): ResolvedImage {
  const { format, width, height } = picture;
  const sizes = sizesOf(name, picture);
  const widest = sizes[sizes.length - 1] ?? sizes[0];
  return {
    url: widest.url,
    width: widest.width,
    height: Math.max(1, Math.round((height * widest.width) / width)),
    ...(format !== 'svg' && { srcSet: sizes.map((size) => `${size.url} ${size.width}w`).join(', ') }),
  };
}
