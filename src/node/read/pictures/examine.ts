import type { Metadata } from 'sharp';
import {
  MAX_PICTURE_PIXELS,
  type PictureFacts,
  type PictureFault,
  type PictureFormat,
} from '../../../content/model/source';
import { firstLine } from './first-line';
import { foreignFormat, isMarkup, isZipped } from './foreign-format';

/** What is found in a picture, apart from its hash and weight. */
export type Examined = Omit<PictureFacts, 'hash' | 'bytes'> | PictureFault;

/** The kind of picture that an ending promises. */
const ENDINGS: Readonly<Record<string, PictureFormat>> = {
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  webp: 'webp',
  avif: 'avif',
  svg: 'svg',
};

/** The kind of picture that a file's name promises; undefined where it is no picture. */
export function promisedFormat(name: string): PictureFormat | undefined {
  return ENDINGS[name.slice(name.lastIndexOf('.') + 1)];
}

/**
 * Looks at a whole picture: whether it is what its name says, small enough, decodable to the last pixel and,
 * as an SVG, harmless.
 */
export async function examine(bytes: Buffer, promised: PictureFormat): Promise<Examined> {
  if (bytes.length === 0) return { fault: 'corrupt', detail: 'the file is empty' };
  if (isMarkup(bytes)) return examineText(bytes, promised);
  if (isZipped(bytes)) return { fault: 'mislabelled', format: 'svgz', ending: '' };
  const { default: sharp } = await import('sharp');
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  const format = metadata ? formatOf(metadata) : foreignFormat(bytes);
  if (format && format !== promised) return { fault: 'mislabelled', format, ending: endingFor(format) };
  if (!metadata || promised === 'svg') return { fault: 'corrupt', detail: '' };

  const { width, height } = metadata.autoOrient;
  if (width * height > MAX_PICTURE_PIXELS) return { fault: 'too-many-pixels', width, height };
  try {
    // One pixel is made of all of them: the whole file is decoded, and little of it held in memory.
    await sharp(bytes, { failOn: 'error' }).resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  } catch (error) {
    return { fault: 'corrupt', detail: firstLine(error) };
  }
  return { format: promised, width, height, isPlain: isPlain(metadata) };
}

/** Text is never handed to the decoders of pictures: one would load it as SVG, however much it is. */
async function examineText(bytes: Buffer, promised: PictureFormat): Promise<Examined> {
  const { examineSvg } = await import('../svg/examine-svg');
  if (promised === 'svg') return examineSvg(bytes);
  if (!bytes.includes('<svg')) return { fault: 'corrupt', detail: '' };
  return { fault: 'mislabelled', format: 'svg', ending: endingFor('svg') };
}

/** The format by its content; AVIF and HEIC are two kinds of one container. */
function formatOf({ format, compression }: Metadata): string {
  if (format !== 'heif') return format;
  return compression === 'av1' ? 'avif' : 'heic';
}

function endingFor(format: string): string {
  return Object.entries(ENDINGS).find(([, known]) => known === format)?.[0] ?? '';
}

function isPlain({ format, orientation = 1, pages = 1, exif, xmp, icc }: Metadata): boolean {
  return format === 'webp' && orientation === 1 && pages === 1 && !exif && !xmp && !icc;
}
