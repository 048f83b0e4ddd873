import type { SocialCard } from '../../../content/resolve/social-card';
import type { Color } from '../../../generated/documents';
import { colors } from '../../../theme/patterns/colors';
import { CARD } from './card-size';
import { patternPanel } from './pattern-panel';
import { createLettering } from './text/lettering';
import type { Fonts } from './text/fonts';
import type { CardColors } from './card-colors';
import { setTitle } from './text/title-lines';

/** The place of the company's logo, in pixels. */
export const LOGO = { x: 72, y: 64, size: 56 } as const;

/** The part that all social pictures of a site share. */
export interface CardFrame {
  siteName: string;
  /** The site's address as people say it, for the last line. */
  domain: string;
  hasLogo: boolean;
  /** The background outside the stepped corner. */
  canvas: string;
  colorsOf: (color: Color) => CardColors;
}

/** The words keep to the left of the pattern. */
const TITLE = { top: 166, bottom: 486, width: 690 };
const PATTERN_X = 824;
const CELL = 8;
const STAIR = 3 * CELL;

export interface CardWriter {
  /** A social picture as SVG, without the logo, which may be a bitmap. */
  draw(card: SocialCard): string;
  /** Letters that cannot be drawn. */
  missing(text: string): string[];
}

/** Lays out social pictures. The same input gives the same SVG on every machine. */
export function createCardWriter(fonts: Fonts, frame: CardFrame): CardWriter {
  const display = createLettering(fonts.display, -0.028);
  const small = createLettering(fonts.text, 0);

  function titleOutlines(title: string): string {
    const { top, bottom, width } = TITLE;
    const { lines, size, leading } = setTitle(title, display.widthOf, { width, height: bottom - top });
    const first = (top + bottom - leading * lines.length) / 2 + size * BASELINE;
    return lines
      .map((line, index) => display.outline(line, { x: LOGO.x, y: first + index * leading, size }))
      .join('');
  }

  function draw({ route, title, color, pattern }: SocialCard): string {
    const { strong, quiet } = frame.colorsOf(color);
    const { width, height } = CARD;
    const nameX = frame.hasLogo ? LOGO.x + LOGO.size + 18 : LOGO.x;
    const name = fitted(frame.siteName, { x: nameX, y: LOGO.y + 39, size: 32 }, display.widthOf);
    const domain = fitted(frame.domain, { x: LOGO.x + 34, y: FOOT, size: 26 }, small.widthOf);
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
      `<rect width="${width}" height="${height}" fill="${colors[color].color}"/>`,
      patternPanel({ color, pattern, seed: route, x: PATTERN_X, height, cell: CELL }),
      `<path fill="${frame.canvas}" shape-rendering="crispEdges" d="${STAIRS}"/>`,
      `<path fill="${strong}" d="${display.outline(frame.siteName, name)}${titleOutlines(title)}"/>`,
      `<path fill="${colors[color].knot}" d="M${LOGO.x} ${FOOT - 9}l9-9l9 9l-9 9z"/>`,
      `<path fill="${quiet}" d="${small.outline(frame.domain, domain)}"/>`,
      '</svg>',
    ].join('');
  }
  return { draw, missing: display.missing };
}

/** From a line's top to its baseline, in ems: letters are vertically centred. */
const BASELINE = 0.86;

/** The baseline of the last line. */
const FOOT = 570;

/** One corner of the panel in three stairs, as on the pages (the visual brief, section 4). */
const STAIRS = `M${CARD.width} ${CARD.height}V${CARD.height - 3 * STAIR}${`h-${STAIR}v${STAIR}`.repeat(3)}z`;

/** A line that is too wide for the words' column is set smaller. */
function fitted(
  text: string,
  { x, y, size }: { x: number; y: number; size: number },
  widthOf: (text: string) => number,
): { x: number; y: number; size: number } {
  const room = LOGO.x + TITLE.width - x;
  return { x, y, size: Math.min(size, room / widthOf(text)) };
}
