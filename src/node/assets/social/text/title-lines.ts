import { type Word, wordsOf } from './words';

/** The box of a title, in pixels. */
export interface TitleBox {
  width: number;
  height: number;
}

export interface SetTitle {
  lines: readonly string[];
  /** Pixels of an em. */
  size: number;
  /** Pixels from one baseline to the next. */
  leading: number;
}

const MAX_SIZE = 88;
const MAX_LINES = 4;

/** Ems from one baseline to the next: of Latin letters and those like them, and of letters with marks above and below. */
const LEADING = 1.08;
const TALL_LEADING = 1.3;

/** Any letter but those of Latin and of scripts like it. */
const TALL = /(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}])\p{L}/u;

/** The factor between two font sizes that are tried. */
const SIZE_FACTOR = 0.94;

/**
 * Breaks a title into at most four lines of much the same length, as large as the box allows; nothing is cut.
 *
 * @param measure the width of a line, in ems
 */
export function setTitle(
  title: string,
  measure: (line: string) => number,
  { language = 'en', ...box }: TitleBox & { language?: string },
): SetTitle {
  // A word of which nothing can be drawn takes no space.
  const words = wordsOf(title, language).filter(({ text }) => measure(text) > 0);
  const lineHeight = TALL.test(title) ? TALL_LEADING : LEADING;
  const widthOf = measureWords(words, measure);
  for (let size = MAX_SIZE; ; size *= SIZE_FACTOR) {
    const leading = size * lineHeight;
    const room = box.width / size;
    const mostLines = Math.min(MAX_LINES, Math.floor(box.height / leading));
    const count = countLines(words.length, widthOf, room);
    if (count > mostLines) continue;
    const ends = evenLines(words.length, widthOf, { room, count }).ends;
    const lines = ends.map((end, index) => lineOf(words.slice(ends[index - 1] ?? 0, end)));
    return { lines, size, leading };
  }
}

/** The width of the words from one place to before another, in ems. */
type WidthOf = (from: number, to: number) => number;

/** Each word is measured once: a line is its words and the spaces between them. */
function measureWords(words: readonly Word[], measure: (line: string) => number): WidthOf {
  const between = measure('n n') - 2 * measure('n');
  const gapBefore = (word: Word | undefined) => (word?.spaced ? between : 0);
  const ends = [0];
  for (const word of words) ends.push((ends.at(-1) ?? 0) + gapBefore(word) + measure(word.text));
  return (from, to) => (ends[to] ?? 0) - (ends[from] ?? 0) - gapBefore(words[from]);
}

const lineOf = (words: readonly Word[]) =>
  words.reduce((line, { text, spaced }) => line + (spaced && line !== '' ? ' ' : '') + text, '');

/** The smallest number of lines for a width; Infinity where a word is wider than that. */
function countLines(words: number, widthOf: WidthOf, room: number): number {
  let lines = 1;
  let start = 0;
  for (let word = 0; word < words; word++) {
    if (widthOf(word, word + 1) > room) return Number.POSITIVE_INFINITY;
    if (widthOf(start, word + 1) <= room) continue;
    lines++;
    start = word;
  }
  return lines;
}

interface Lines {
  /** The word after the last one of each line. */
  ends: readonly number[];
  /** Less is more even. */
  cost: number;
}

/** The most even lines: those with the least sum of squared widths. So no word is left alone in the last one. */
function evenLines(words: number, widthOf: WidthOf, { room, count }: { room: number; count: number }): Lines {
  const none: Lines = { ends: [], cost: Number.POSITIVE_INFINITY };
  // After each round: by number of words, the best way to set them in so many lines.
  let best = Array.from({ length: words + 1 }, (_, end) => (end === 0 ? { ends: [], cost: 0 } : none));
  for (let line = 0; line < count; line++) {
    const shorter = best;
    best = shorter.map((_, end) => {
      let found = none;
      for (let start = 0; start < end; start++) {
        const width = widthOf(start, end);
        const { ends, cost } = shorter[start] ?? none;
        if (width > room || cost + width ** 2 >= found.cost) continue;
        found = { ends: [...ends, end], cost: cost + width ** 2 };
      }
      return found;
    });
  }
  return best[words] ?? none;
}
