import { ByteReader } from './byte-reader';

/** Bits of a component of a composite glyph: OpenType, "glyf". */
const WORDS = 0x01;
const SCALE = 0x08;
const MORE = 0x20;
const TWO_SCALES = 0x40;
const MATRIX = 0x80;
const INSTRUCTIONS = 0x100;

const ON_CURVE = 0x01;

/** The parts that a packed `glyf` table consists of: WOFF 2.0, section 5.1. */
interface Streams {
  contours: ByteReader;
  points: ByteReader;
  flags: ByteReader;
  coordinates: ByteReader;
  components: ByteReader;
  boxes: ByteReader;
  instructions: ByteReader;
}

/**
 * Writes the outlines of a packed `glyf` table out again.
 *
 * @returns the plain table, and `loca` in its long format
 */
export function unpackGlyphs(packed: Buffer): { glyphs: Buffer; places: Buffer } {
  const reader = new ByteReader(packed);
  reader.u32();
  const count = reader.u16();
  reader.u16();
  const sizes = Array.from({ length: 7 }, () => reader.u32());
  const next = () => reader.bytes(sizes.shift() ?? 0);
  const [contours, points, flags, coordinates, components] = [next(), next(), next(), next(), next()];
  const boxes = new ByteReader(next());
  const bitmap = boxes.bytes(4 * Math.ceil(count / 32));
  const hasBox = (glyph: number) => ((bitmap[glyph >> 3] ?? 0) & (0x80 >> (glyph & 7))) !== 0;
  const streams: Streams = {
    contours: new ByteReader(contours),
    points: new ByteReader(points),
    flags: new ByteReader(flags),
    coordinates: new ByteReader(coordinates),
    components: new ByteReader(components),
    boxes,
    instructions: new ByteReader(next()),
  };

  const places = Buffer.alloc(4 * (count + 1));
  const parts: Buffer[] = [];
  let end = 0;
  for (let glyph = 0; glyph < count; glyph++) {
    const bytes = unpackGlyph(streams, hasBox(glyph));
    parts.push(bytes);
    end += bytes.length;
    places.writeUInt32BE(end, 4 * (glyph + 1));
  }
  return { glyphs: Buffer.concat(parts), places };
}

function unpackGlyph(streams: Streams, hasBox: boolean): Buffer {
  const contours = streams.contours.i16();
  if (contours === 0) return Buffer.alloc(0);
  return contours < 0 ? composite(streams) : simple(streams, contours, hasBox);
}

/** Numbers of two bytes. */
function words(...values: number[]): Buffer {
  const bytes = Buffer.alloc(2 * values.length);
  for (const [index, value] of values.entries()) bytes.writeInt16BE((value << 16) >> 16, 2 * index);
  return bytes;
}

function composite({ boxes, components, instructions, coordinates }: Streams): Buffer {
  const parts = [words(-1), boxes.bytes(8)];
  let flags: number;
  let hasInstructions = false;
  do {
    flags = components.u16();
    hasInstructions ||= (flags & INSTRUCTIONS) !== 0;
    const scales = flags & SCALE ? 2 : flags & TWO_SCALES ? 4 : flags & MATRIX ? 8 : 0;
    parts.push(words(flags), components.bytes(2 + (flags & WORDS ? 4 : 2) + scales));
  } while (flags & MORE);
  if (hasInstructions) {
    const size = coordinates.short255();
    parts.push(words(size), instructions.bytes(size));
  }
  return Buffer.concat(parts);
}

/** All coordinates are written with two bytes: larger than need be, but without cases. */
function simple(streams: Streams, contours: number, hasBox: boolean): Buffer {
  const ends: number[] = [];
  for (let contour = 0; contour < contours; contour++) {
    ends.push((ends.at(-1) ?? -1) + streams.points.short255());
  }
  const flags: number[] = [];
  const steps: { x: number; y: number }[] = [];
  for (let point = 0; point <= (ends.at(-1) ?? -1); point++) {
    const flag = streams.flags.u8();
    flags.push(flag < 128 ? ON_CURVE : 0);
    steps.push(readStep(flag & 127, streams.coordinates));
  }
  const size = streams.coordinates.short255();
  return Buffer.concat([
    words(contours),
    hasBox ? streams.boxes.bytes(8) : boxOf(steps),
    words(...ends, size),
    streams.instructions.bytes(size),
    Buffer.from(flags),
    words(...steps.map(({ x }) => x)),
    words(...steps.map(({ y }) => y)),
  ]);
}

/** From one point to the next, in one to four bytes: WOFF 2.0, section 5.2, "Triplet Encoding". */
function readStep(kind: number, coordinates: ByteReader): { x: number; y: number } {
  const signed = (value: number, bits: number) => (bits & 1 ? value : -value);
  const first = coordinates.u8();
  if (kind < 10) return { x: 0, y: signed(((kind >> 1) << 8) + first, kind) };
  if (kind < 20) return { x: signed((((kind - 10) >> 1) << 8) + first, kind), y: 0 };
  const along = (x: number, y: number) => ({ x: signed(x, kind), y: signed(y, kind >> 1) });
  if (kind < 84) {
    const quarter = (kind - 20) >> 2;
    return along(1 + (quarter >> 2) * 16 + (first >> 4), 1 + (quarter & 3) * 16 + (first & 15));
  }
  const second = coordinates.u8();
  if (kind < 120) {
    const quarter = (kind - 84) >> 2;
    return along(1 + Math.floor(quarter / 3) * 256 + first, 1 + (quarter % 3) * 256 + second);
  }
  const third = coordinates.u8();
  if (kind < 124) return along(first * 16 + (second >> 4), (second & 15) * 256 + third);
  return along(first * 256 + second, third * 256 + coordinates.u8());
}

/** The least box around the points, which the packed table leaves out where it can be worked out. */
function boxOf(steps: readonly { x: number; y: number }[]): Buffer {
  let [x, y] = [0, 0];
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const step of steps) {
    x += step.x;
    y += step.y;
    [left, bottom, right, top] = [
      Math.min(left, x),
      Math.min(bottom, y),
      Math.max(right, x),
      Math.max(top, y),
    ];
  }
  return words(left, bottom, right, top);
}
