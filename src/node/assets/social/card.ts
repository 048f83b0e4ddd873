import type { SocialCard } from '../../../content/resolve/social-card';
import type { Color } from '../../../generated/documents';
import { tileColors } from '../../../theme/patterns/tile-colors';
import { isFromRight } from '../../../content/model/languages/direction';
import { CARD } from './card-size';
import { patternPanel } from './pattern-panel';
import { createLettering, type Lettering, type Setting } from './text/lettering';
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
  /** The language of the site: from right to left, the picture is as in a mirror. */
  language: string;
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
  /** Opens the fonts that a card needs, before it is drawn. */
  open(card: SocialCard): Promise<void>;
  /** Letters of a card that cannot be drawn. */
  missing(card: SocialCard): string[];
}

/** Lays out social pictures. The same input gives the same SVG on every machine. */
export function createCardWriter(fonts: Fonts, frame: CardFrame): CardWriter {
  const { siteName, language } = frame;
  const mirrored = isFromRight(language);
  const setting: Setting = { language, direction: mirrored ? 'rtl' : 'ltr' };
  const display = createLettering(fonts.display, -0.028, setting);
  const small = createLettering(fonts.text, 0, { ...setting, direction: 'ltr' });

  /** A line that begins so many pixels from the side where lines begin. */
  function lineAt(lettering: Lettering, text: string, { x, y, size }: Place): string {
    const left = mirrored ? CARD.width - x - lettering.widthOf(text) * size : x;
    return lettering.outline(text, { x: left, y, size });
  }

  function titleOutlines(title: string): string {
    const { top, bottom, width } = TITLE;
    const box = { width, height: bottom - top, language };
    const { lines, size, leading } = setTitle(title, display.widthOf, box);
    const first = (top + bottom - leading * lines.length) / 2 + (leading + FROM_MIDDLE * size) / 2;
    return lines
      .map((line, index) => lineAt(display, line, { x: LOGO.x, y: first + index * leading, size }))
      .join('');
  }

  function draw({ route, title, color, pattern }: SocialCard): string {
    const { strong, quiet } = frame.colorsOf(color);
    const { width, height } = CARD;
    const nameX = frame.hasLogo ? LOGO.x + LOGO.size + 18 : LOGO.x;
    const name = fitted(siteName, { x: nameX, y: LOGO.y + 39, size: 32 }, display.widthOf);
    const domain = fitted(frame.domain, { x: LOGO.x + 34, y: FOOT, size: 26 }, small.widthOf);
    const shapes = [
      patternPanel({ color, pattern, seed: route, x: PATTERN_X, height, cell: CELL }),
      `<path fill="${frame.canvas}" shape-rendering="crispEdges" d="${STAIRS}"/>`,
    ].join('');
    const knot = `<path fill="${tileColors[color].knot}" d="M${LOGO.x} ${FOOT - 9}l9-9l9 9l-9 9z"/>`;
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
      `<rect width="${width}" height="${height}" fill="${tileColors[color].color}"/>`,
      asInMirror(shapes),
      `<path fill="${strong}" d="${lineAt(display, siteName, name)}${titleOutlines(title)}"/>`,
      asInMirror(knot),
      `<path fill="${quiet}" d="${lineAt(small, frame.domain, domain)}"/>`,
      '</svg>',
    ].join('');
  }

  const asInMirror = (shapes: string) =>
    mirrored ? `<g transform="matrix(-1 0 0 1 ${CARD.width} 0)">${shapes}</g>` : shapes;

  return {
    draw,
    async open({ title }) {
      await fonts.display.open(`${title}${siteName} n`);
      await fonts.text.open(frame.domain);
    },
    missing: ({ title }) => display.missing(title + siteName),
  };
}

/** Where a line begins, on its baseline, and how many pixels an em has. */
interface Place {
  x: number;
  y: number;
  size: number;
}

/** The baseline is so far below a line's middle, twice, in ems: letters are vertically centred. */
const FROM_MIDDLE = 0.64;

/** The baseline of the last line. */
const FOOT = 570;

/** One corner of the panel in three stairs, as on the pages. */
const STAIRS = `M${CARD.width} ${CARD.height}V${CARD.height - 3 * STAIR}${`h-${STAIR}v${STAIR}`.repeat(3)}z`;

/** A line that is too wide for the words' column is set smaller. */
function fitted(text: string, { x, y, size }: Place, widthOf: (text: string) => number): Place {
  const room = LOGO.x + TITLE.width - x;
  return { x, y, size: Math.min(size, room / widthOf(text)) };
}
