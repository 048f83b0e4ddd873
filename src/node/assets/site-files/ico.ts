/** Bytes of an ICO file before its first image: the header and one entry of the directory. */
const BEFORE_PICTURE = 22;

const ICON = 1;
const BITS_PER_PIXEL = 32;

/**
 * An ICO file that holds one PNG, as Windows has read them since Vista and browsers for as long.
 *
 * @param size pixels of a side, below 256
 */
export function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(BEFORE_PICTURE);
  head.writeUInt16LE(ICON, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(BITS_PER_PIXEL, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(BEFORE_PICTURE, 18);
  return Buffer.concat([head, png]);
}
