import { Buffer as ShapingBuffer, Direction as ShapingDirection, shape } from 'harfbuzzjs';
import type { FontStack } from './fonts';
import { type Direction, type Run, runsOf, seen } from './runs';

export interface Lettering {
  /** The width of a line, in ems. */
  widthOf(text: string): number;
  /**
   * A line as the path data of its outlines, so that no machine needs the font.
   *
   * @param at where the line begins at the left, on its baseline, and how many pixels an em has
   */
  outline(text: string, at: { x: number; y: number; size: number }): string;
  /** The letters of a text that none of the fonts has; they are left out of lines. */
  missing(text: string): string[];
}

interface PlacedGlyph {
  /** Path data, in units of the font. */
  path: string;
  /** In ems from the left end of the line. */
  x: number;
  y: number;
  emUnits: number;
}

/** Scripts whose letters stand by themselves; others join them, or form signs of several. */
const APART = /^[\P{L}\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]*$/u;

/** How a text is to be set: its language, and the direction that its lines begin with. */
export interface Setting {
  language: string;
  direction: Direction;
}

/**
 * Sets lines of text in the first font that has a letter, shaped by HarfBuzz. The fonts that a text needs are open.
 *
 * @param tracking letter spacing in ems, negative for tighter lines
 */
export function createLettering(fonts: FontStack, tracking: number, setting: Setting): Lettering {
  const set = (text: string) => setLine(runsOf(text, fonts, setting.direction), tracking, setting.language);
  return {
    widthOf: (text) => set(text).width,
    outline(text, { x, y, size }) {
      return set(text)
        .glyphs.map((glyph) => {
          const scale = size / glyph.emUnits;
          return placed(glyph.path, { scale, x: x + glyph.x * size, y: y - glyph.y * size });
        })
        .join('');
    },
    missing: (text) => [...new Set(seen(text))].filter((letter) => !fonts.fontOf(letter)),
  };
}

function setLine(
  runs: readonly Run[],
  tracking: number,
  language: string,
): { glyphs: PlacedGlyph[]; width: number } {
  const glyphs: PlacedGlyph[] = [];
  let x = 0;
  let gap = 0;
  for (const run of runs) {
    const { font, emUnits } = run.font;
    gap = APART.test(run.text) ? tracking : 0;
    for (const { id, xAdvance, xOffset, yOffset } of shaped(run, language)) {
      glyphs.push({
        path: font.glyphToPath(id),
        x: x + xOffset / emUnits,
        y: yOffset / emUnits,
        emUnits,
      });
      x += xAdvance / emUnits + gap;
    }
  }
  return { glyphs, width: glyphs.length === 0 ? 0 : x - gap };
}

function shaped({ font, text, direction }: Run, language: string) {
  const buffer = new ShapingBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setDirection(direction === 'rtl' ? ShapingDirection.RTL : ShapingDirection.LTR);
  buffer.setLanguage(language);
  shape(font.font, buffer);
  const positions = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().map(({ codepoint }, index) => ({
    id: codepoint,
    xAdvance: positions[index]?.xAdvance ?? 0,
    xOffset: positions[index]?.xOffset ?? 0,
    yOffset: positions[index]?.yOffset ?? 0,
  }));
}

/** Path data in pixels, to a hundredth: letters stand upwards in fonts, and downwards in SVG. */
const placed = (path: string, { scale, x, y }: { scale: number; x: number; y: number }) =>
  path.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, across: string, up: string) => {
    return `${hundredths(x + Number(across) * scale)} ${hundredths(y - Number(up) * scale)}`;
  });

const hundredths = (number: number) => Math.round(number * 100) / 100;
