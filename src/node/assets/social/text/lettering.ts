import type { Font, Path } from 'fontkit';
import type { FontStack } from './fonts';

export interface Lettering {
  /** The width of a line, in ems. */
  widthOf(text: string): number;
  /**
   * A line as the path data of its outlines, so that no machine needs the font.
   *
   * @param at where the line begins, on its baseline, and how many pixels an em has
   */
  outline(text: string, at: { x: number; y: number; size: number }): string;
  /** The letters of a text that none of the fonts has; they are left out of lines. */
  missing(text: string): string[];
}

/** Invisible characters: controls, joiners, the soft hyphen, variation selectors. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Variation_Selector}]/gu;

interface PlacedGlyph {
  path: Path;
  /** In ems from the beginning of the line. */
  x: number;
  y: number;
  emUnits: number;
}

/**
 * Sets lines of text in the first font that has a letter, letter by letter.
 *
 * @param tracking letter spacing in ems, negative for tighter lines
 */
export function createLettering(fonts: FontStack, tracking: number): Lettering {
  const set = (text: string) => setLine(text, fonts, tracking);
  return {
    widthOf: (text) => set(text).width,
    outline(text, { x, y, size }) {
      return set(text)
        .glyphs.map((glyph) => {
          const scale = size / glyph.emUnits;
          return glyph.path.transform(scale, 0, 0, -scale, x + glyph.x * size, y - glyph.y * size).toSVG();
        })
        .join('');
    },
    missing(text) {
      const letters = new Set(seen(text));
      return [...letters].filter((letter) => !fontOf(letter, fonts));
    },
  };
}

function seen(text: string): string {
  return text.normalize('NFC').replace(INVISIBLE, '');
}

function fontOf(letter: string, fonts: FontStack): Font | undefined {
  const code = letter.codePointAt(0) ?? 0;
  return fonts.find((font) => font.hasGlyphForCodePoint(code));
}

function setLine(text: string, fonts: FontStack, tracking: number): { glyphs: PlacedGlyph[]; width: number } {
  const glyphs: PlacedGlyph[] = [];
  let x = 0;
  for (const { font, letters } of runs(text, fonts)) {
    const { glyphs: shaped, positions } = font.layout(letters);
    const emUnits = font.unitsPerEm;
    for (const [index, { path }] of shaped.entries()) {
      const position = positions[index];
      if (!position) continue;
      const { xAdvance, xOffset, yOffset } = position;
      glyphs.push({ path, x: x + xOffset / emUnits, y: yOffset / emUnits, emUnits });
      x += xAdvance / emUnits + tracking;
    }
  }
  return { glyphs, width: glyphs.length === 0 ? 0 : x - tracking };
}

/** A run of letters in one font, which are shaped together. */
function runs(text: string, fonts: FontStack): { font: Font; letters: string }[] {
  const found: { font: Font; letters: string }[] = [];
  for (const letter of seen(text)) {
    const font = fontOf(letter, fonts);
    if (!font) continue;
    const last = found.at(-1);
    if (last?.font === font) last.letters += letter;
    else found.push({ font, letters: letter });
  }
  return found;
}
