import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import { expect, test } from 'vitest';
import { unpackWoff2 } from './woff2';

const require = createRequire(import.meta.url);

function fontFrom(bytes: Buffer): fontkit.Font {
  const font = fontkit.create(bytes);
  if (!('variationAxes' in font)) throw new Error('This is a collection of fonts.');
  return font;
}

test.each([
  'anek-latin/files/anek-latin-latin-wght-normal',
  'anek-latin/files/anek-latin-latin-ext-wght-normal',
  'figtree/files/figtree-latin-wght-normal',
  'figtree/files/figtree-latin-ext-wght-normal',
])('%s: unpacked, every glyph is what a reader of the packed font sees', (name) => {
  const packed = readFileSync(require.resolve(`@fontsource-variable/${name}.woff2`));
  const expected = fontFrom(packed);
  const found = fontFrom(unpackWoff2(packed));
  expect(found.numGlyphs).toBe(expected.numGlyphs);
  expect(found.characterSet).toEqual(expected.characterSet);
  for (let glyph = 0; glyph < expected.numGlyphs; glyph++) {
    const [one, other] = [found.getGlyph(glyph), expected.getGlyph(glyph)];
    expect([one.advanceWidth, one.path.toSVG()], `glyph ${glyph}`).toEqual([
      other.advanceWidth,
      other.path.toSVG(),
    ]);
  }
});

test('what is no font is refused', () => {
  expect(() => unpackWoff2(Buffer.from('no font at all, but long enough for a header'))).toThrow('WOFF 2.0');
});
