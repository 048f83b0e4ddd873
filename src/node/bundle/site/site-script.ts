import { LIKE_LATIN } from '../../../content/fonts/scripts';
import { scriptOf } from '../../../content/model/languages/direction';

/** Lines of letters with marks above and below, or with many strokes, need at least so much, in ems. */
const MIN_LINE_HEIGHT = 1.3;

const LINE_HEIGHT = /(?<=[{;\s]line-height:\s*)\d*\.?\d+(?=\s*[;}])/g;
const LETTER_SPACING = /(?<=[{;\s]letter-spacing:\s*)[^;{}]+/g;

/**
 * Gives the style sheet of a site the lines that the script of its language needs: the theme's are drawn for Latin letters,
 * whose headings are set tight. Letters that are joined, or that form signs, are not pushed together either.
 */
export function forScript(css: string, language: string): string {
  if (LIKE_LATIN.includes(scriptOf(language))) return css;
  return css
    .replace(LINE_HEIGHT, (height) => String(Math.max(Number(height), MIN_LINE_HEIGHT)))
    .replace(LETTER_SPACING, 'normal');
}
