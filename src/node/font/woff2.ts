import { brotliDecompressSync } from 'node:zlib';
import { ByteReader } from './byte-reader';
import { unpackGlyphs } from './woff2-glyphs';

/** Tags that WOFF 2.0 writes as one number, in its order: section 4.1, "Known Table Tags". */
const KNOWN_TAGS = (
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT ' +
  'VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar ' +
  'fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
)
  .replaceAll('_', ' ')
  .split(/ (?=\S)/);

/** In place of a known tag: the tag itself follows. */
const ANY_TAG = 63;

/**
 * Unpacks a WOFF 2.0 font (W3C Recommendation) into a plain TrueType file. fontkit reads WOFF 2.0 too, but cannot
 * set the weight of a variable font in it.
 *
 * @throws Error when the font is none of this kind, or packed in a way that no font of ours is
 */
export function unpackWoff2(woff2: Buffer): Buffer {
  const reader = new ByteReader(woff2);
  if (reader.bytes(4).toString('latin1') !== 'wOF2') throw new Error('This is no WOFF 2.0 font.');
  const flavor = reader.u32();
  reader.u32();
  const count = reader.u16();
  reader.bytes(6);
  const packedSize = reader.u32();
  reader.bytes(24);
  const entries = Array.from({ length: count }, () => readEntry(reader));
  const contents = new ByteReader(brotliDecompressSync(reader.bytes(packedSize)));

  const tables = new Map<string, Buffer>(
    entries.map(({ tag, length }) => [tag, Buffer.from(contents.bytes(length))]),
  );
  const head = tables.get('head');
  const glyf = tables.get('glyf');
  if (head && glyf && entries.some(({ tag, isPacked }) => tag === 'glyf' && isPacked)) {
    const { glyphs, places } = unpackGlyphs(glyf);
    tables.set('glyf', glyphs).set('loca', places);
    head.writeInt16BE(LONG_PLACES, INDEX_TO_LOC_FORMAT);
  }
  return writeFont(flavor, tables);
}

/** Where `head` says how wide the numbers in `loca` are, and the wide kind: OpenType, "head". */
const INDEX_TO_LOC_FORMAT = 50;
const LONG_PLACES = 1;

interface Entry {
  tag: string;
  /** Bytes in the unpacked stream. */
  length: number;
  isPacked: boolean;
}

function readEntry(reader: ByteReader): Entry {
  const flags = reader.u8();
  const known = flags & ANY_TAG;
  const tag = known === ANY_TAG ? reader.bytes(4).toString('latin1') : (KNOWN_TAGS[known] ?? '');
  const isOutline = tag === 'glyf' || tag === 'loca';
  const method = flags >> 6;
  const isPacked = isOutline ? method !== 3 : method !== 0;
  if (isPacked && !isOutline) throw new Error(`The font's table ${tag} is packed, which is not supported.`);
  const length = reader.base128();
  return { tag, isPacked, length: isPacked ? reader.base128() : length };
}

/** A TrueType file of its tables: OpenType, "Organization of an OpenType Font". Checksums are left at zero. */
function writeFont(flavor: number, tables: ReadonlyMap<string, Buffer>): Buffer {
  const header = Buffer.alloc(12 + 16 * tables.size);
  header.writeUInt32BE(flavor, 0);
  header.writeUInt16BE(tables.size, 4);
  const parts = [header];
  let end = header.length;
  let entry = 12;
  for (const [tag, table] of tables) {
    header.write(tag, entry, 'latin1');
    header.writeUInt32BE(end, entry + 8);
    header.writeUInt32BE(table.length, entry + 12);
    entry += 16;
    const padded = Buffer.alloc(Math.ceil(table.length / 4) * 4);
    table.copy(padded);
    parts.push(padded);
    end += padded.length;
  }
  return Buffer.concat(parts);
}
