import type { Metadata } from 'sharp';
import { MAX_PICTURE_PIXELS, type PictureFormat } from '../../../content/model/source';
import type { Examined } from './examined';
import { foreignFormat, isMarkup, isZipped } from './foreign-format';

/** The picture format of each file ending. */
const ENDINGS: Readonly<Record<string, PictureFormat>> = {
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  webp: 'webp',
  avif: 'avif',
  svg: 'svg',
};

/** The picture format that a file's name says; undefined where it is not a picture. */
export function promisedFormat(name: string): PictureFormat | undefined {
  return ENDINGS[name.slice(name.lastIndexOf('.') + 1)];
}

/**
 * Examines a whole picture: whether its format is that of its name, and it is small enough, decodable to the last pixel and,
 * as an SVG, harmless.
 */
export async function examinePicture(bytes: Buffer, promised: PictureFormat): Promise<Examined> {
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
    // Scaled to one pixel: the whole file is decoded, and little of it is held in memory.
    await sharp(bytes, { failOn: 'error' }).resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  } catch {
    // What the library says of it is for programmers.
    return { fault: 'corrupt', detail: 'it ends too soon, or a part of it is wrong' };
  }
  return { format: promised, width, height, isPlain: isPlain(metadata) };
}

/** Text is never passed to the picture decoders: one of them would load it as SVG, whatever its size. */
async function examineText(bytes: Buffer, promised: PictureFormat): Promise<Examined> {
  const { examineSvg } = await import('./examine-svg');
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
