import type { Metadata, Sharp } from 'sharp';
import { MAX_PHOTO_BYTES, MAX_PICTURE_WIDTH, type PictureFault } from '../../../content/model/source';
import { examinePicture } from '../../read/pictures/examine-picture';
import { foreignFormat, isMarkup, isZipped } from '../../read/pictures/foreign-format';

/** More is no photograph of a telephone, whose largest have 200 million. */
const MAX_PIXELS = 300_000_000;

/** In pixels: long pictures of a telephone's screen are twice as high as any other. */
const MAX_HEIGHT = 2 * MAX_PICTURE_WIDTH;

/** A picture as the media folder should have it. */
export interface PreparedPicture {
  bytes: Buffer;
  /** The ending of its file. */
  ending: 'jpg' | 'png' | 'webp' | 'avif' | 'svg';
  width: number;
  height: number;
  /** What was done; nothing where the file could stay as it is. */
  done: readonly ('turned' | 'smaller' | 'notes' | 'format')[];
  /** Its width and height before. */
  from: { width: number; height: number };
}

/**
 * Makes a picture ready for the media folder: upright, no larger than the site shows it, without what the camera noted, and
 * in a format that browsers show. One that is all of that stays as it is, to the byte.
 *
 * @returns the fault of a file that cannot be made ready
 */
export async function preparePicture(bytes: Buffer): Promise<PreparedPicture | PictureFault> {
  if (bytes.length === 0) return { fault: 'corrupt', detail: '' };
  if (isMarkup(bytes)) return prepareSvg(bytes);
  if (isZipped(bytes)) return { fault: 'mislabelled', format: 'svgz', ending: '' };
  const { default: sharp } = await import('sharp');
  const picture = sharp(bytes, { failOn: 'error', limitInputPixels: false });
  const metadata = await picture.metadata().catch(() => undefined);
  const format = foreignFormat(bytes);
  if (!metadata)
    return format ? { fault: 'mislabelled', format, ending: '' } : { fault: 'corrupt', detail: '' };
  const from = metadata.autoOrient;
  if (from.width * from.height > MAX_PIXELS) return { fault: 'too-many-pixels', ...from };

  const done = whatToDo(metadata, bytes.length);
  const ending = endingFor(metadata);
  if (done.length === 0) {
    const whole = await examinePicture(bytes, ending === 'jpg' ? 'jpeg' : ending);
    return 'fault' in whole ? whole : { bytes, ending, ...from, done, from };
  }
  try {
    const fit = {
      width: MAX_PICTURE_WIDTH,
      height: MAX_HEIGHT,
      fit: 'inside',
      withoutEnlargement: true,
    } as const;
    const upright = picture.autoOrient().resize(fit);
    return { ...(await encoded(upright, ending, metadata.hasAlpha)), done, from };
  } catch {
    // libvips reads the head of a HEIC, and not its pixels.
    return format === 'heic'
      ? { fault: 'mislabelled', format, ending: '' }
      : { fault: 'corrupt', detail: '' };
  }
}

async function prepareSvg(bytes: Buffer): Promise<PreparedPicture | PictureFault> {
  const found = await examinePicture(bytes, 'svg');
  if ('fault' in found) return found;
  const { width, height } = found;
  return { bytes, ending: 'svg', width, height, done: [], from: { width, height } };
}

function whatToDo(metadata: Metadata, bytes: number): PreparedPicture['done'] {
  const { orientation = 1, exif, xmp, iptc, format } = metadata;
  const { width, height } = metadata.autoOrient;
  const isLarge = Math.max(width / MAX_PICTURE_WIDTH, height / MAX_HEIGHT) > 1 || bytes > MAX_PHOTO_BYTES;
  const isWeb = ['jpeg', 'png', 'webp'].includes(format) || isAvif(metadata);
  return [
    ...(orientation > 1 ? (['turned'] as const) : []),
    ...(isLarge ? (['smaller'] as const) : []),
    ...(exif || xmp || iptc ? (['notes'] as const) : []),
    ...(isWeb ? [] : (['format'] as const)),
  ];
}

const isAvif = ({ format, compression }: Metadata) => format === 'heif' && compression === 'av1';

/** Photographs become JPEG; what may be a screen or a drawing stays sharp. */
function endingFor(metadata: Metadata): Exclude<PreparedPicture['ending'], 'svg'> {
  const { format, hasAlpha } = metadata;
  if (isAvif(metadata)) return 'avif';
  if (format === 'webp') return 'webp';
  return format === 'png' || format === 'gif' || hasAlpha ? 'png' : 'jpg';
}

type Raster = Exclude<PreparedPicture['ending'], 'svg'>;

/** Without metadata, in sRGB: sharp leaves them out unless it is told to keep them. */
async function encoded(picture: Sharp, ending: Raster, hasAlpha: boolean) {
  const inFormat = async (format: Raster, isDense = false) => {
    const pixels = withFormat(picture.clone(), format, isDense);
    const { data, info } = await pixels.toBuffer({ resolveWithObject: true });
    return { bytes: data, ending: format, width: info.width, height: info.height };
  };
  const made = await inFormat(ending);
  if (made.bytes.length <= MAX_PHOTO_BYTES) return made;
  // A photograph that was saved as PNG, or one of a great many leaves or stones.
  if (ending === 'png') return inFormat(hasAlpha ? 'webp' : 'jpg', true);
  return inFormat(ending, true);
}

/** So little is lost that the build can make its own smaller copies from it. */
function withFormat(picture: Sharp, format: Raster, isDense: boolean): Sharp {
  switch (format) {
    case 'jpg':
      return picture.jpeg({ quality: isDense ? 78 : 88, mozjpeg: true });
    case 'webp':
      return picture.webp({ quality: isDense ? 80 : 90 });
    case 'avif':
      return picture.avif({ quality: isDense ? 55 : 70 });
    case 'png':
      return picture.png({ compressionLevel: 9 });
  }
}
