/** Reads the numbers of a font file one after the other, in the byte order of fonts (big-endian). */
export class ByteReader {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  u8(): number {
    return this.#bytes.readUInt8(this.#skip(1));
  }

  u16(): number {
    return this.#bytes.readUInt16BE(this.#skip(2));
  }

  i16(): number {
    return this.#bytes.readInt16BE(this.#skip(2));
  }

  u32(): number {
    return this.#bytes.readUInt32BE(this.#skip(4));
  }

  /** The next bytes, without a copy. */
  bytes(length: number): Buffer {
    const start = this.#skip(length);
    return this.#bytes.subarray(start, start + length);
  }

  /** A number in one to five bytes of seven bits each: WOFF 2.0, section 4.1, UIntBase128. */
  base128(): number {
    let value = 0;
    for (;;) {
      const byte = this.u8();
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  }

  /** A number in one to three bytes: WOFF 2.0, section 4.1, 255UInt16. */
  short255(): number {
    const code = this.u8();
    if (code === 253) return this.u16();
    if (code === 254) return this.u8() + 2 * 253;
    return code === 255 ? this.u8() + 253 : code;
  }

  #skip(length: number): number {
    const start = this.#at;
    this.#at += length;
    return start;
  }
}
