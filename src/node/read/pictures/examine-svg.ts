import { imageSize } from 'image-size';
import { type PictureFault, MAX_PICTURE_PIXELS } from '../../../content/model/source';
import type { Examined } from './examined';
import { type ReadSvg, readSvg } from '../svg/read-svg';
import { Refusal } from '../svg/refusal';
import { textOfSvg } from '../svg/text-of-svg';

/** Examines an SVG without rendering it: whether it is harmless, and how large it is. */
export async function examineSvg(bytes: Buffer): Promise<Examined> {
  try {
    const { frame, dangers, embedded } = readSvg(textOfSvg(bytes));
    if (dangers.length > 0) return { fault: 'unsafe', found: dangers };
    const size = await sizeOf(frame);
    if (!size) return { fault: 'no-size' };
    return faultOfEmbedded(embedded) ?? { format: 'svg', ...size, isPlain: false };
  } catch (error) {
    return error instanceof Refusal ? error.fault : { fault: 'corrupt', detail: placeOf(error) };
  }
}

/** The parser says where it stopped, `3:14: unexpected close tag.`, and what it expected, which is for programmers. */
function placeOf(error: unknown): string {
  const line = /^(\d+):\d+: /.exec(error instanceof Error ? error.message : '')?.[1];
  return line === undefined ? '' : `line ${line} of its text is not as an SVG is written`;
}

/** In pixels. A longer side is a typing error: libvips cannot count that many. */
const MAX_SIDE = 10_000_000;

/** In pixels, converted from any unit by the library; undefined without a valid size. */
async function sizeOf({ width = '', height = '', viewBox = '' }: ReadSvg['frame']) {
  const sides = [
    width,
    height,
    ...viewBox
      .trim()
      .split(/[\s,]+/)
      .slice(2),
  ];
  if (sides.some((side) => Number.parseFloat(side) > MAX_SIDE)) return undefined;
  const declared = Object.entries({ width, height, viewBox }).filter(([, value]) =>
    /^[\w\s.,+%-]+$/.test(value),
  );
  const attributes = declared.map(([name, value]) => ` ${name}="${value}"`).join('');
  const empty = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"${attributes}/>`);
  const { default: sharp } = await import('sharp');
  const size = await sharp(empty, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  return size && { width: size.width, height: size.height };
}

/** A few bytes can be a picture of a gigabyte: all bitmaps in an SVG together may have as many pixels as a single picture. */
function faultOfEmbedded(addresses: readonly string[]): PictureFault | undefined {
  let pixels = 0;
  for (const address of addresses) {
    const size = sizeOfPicture(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'));
    pixels += size.width * size.height;
    if (pixels > MAX_PICTURE_PIXELS) return { fault: 'too-many-pixels', ...size };
  }
  return undefined;
}

/** The library's names of formats that may be embedded; it recognises nearly any bytes as some format. */
const SHOWN: ReadonlySet<string> = new Set(['png', 'jpg', 'gif', 'webp', 'avif', 'heif']);

const NONE = { width: 0, height: 0 };

/** By its first bytes; anything but a picture is not drawn. */
function sizeOfPicture(bytes: Buffer): { width: number; height: number } {
  try {
    const { width, height, type = '' } = imageSize(bytes);
    return SHOWN.has(type) ? { width, height } : NONE;
  } catch {
    return NONE;
  }
}
