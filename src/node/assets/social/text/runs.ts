import bidiFactory from 'bidi-js';
import type { FontStack, OpenFont } from './fonts';

export type Direction = 'ltr' | 'rtl';

/** Letters in one font and one direction, which are shaped together. */
export interface Run {
  font: OpenFont;
  text: string;
  direction: Direction;
}

/** Characters without a shape: controls, the soft hyphen, marks of direction, variation selectors. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Variation_Selector}]/u;

/** These two decide how their neighbours are joined. */
const JOINERS = /[\u200c\u200d]/;

const MARK = /\p{M}/u;

/** Any space, and what ends a line or a paragraph. */
const SPACE = /\p{Z}/gu;

const bidi = bidiFactory();

/** The letters of a text that are seen; of spaces, only the ordinary one. */
export const seen = (text: string): string[] => [...drawn(text)].filter((letter) => !INVISIBLE.test(letter));

/** No font of ours has the narrow space of French, for example: an ordinary one keeps words apart, too. */
const drawn = (text: string) => text.normalize().replace(SPACE, ' ');

/**
 * Divides a line into runs, from left to right as they are seen (Unicode Standard Annex 9). Letters that no font has are left out.
 *
 * @param direction of the paragraph
 */
export function runsOf(text: string, fonts: FontStack, direction: Direction): Run[] {
  const line = drawn(text);
  const { levels } = bidi.getEmbeddingLevels(line, direction);
  const runs: (Run & { level: number })[] = [];
  let at = 0;
  for (const letter of line) {
    const level = levels[at] ?? 0;
    at += letter.length;
    const last = runs.at(-1);
    const font = fontIn(letter, last?.font, fonts);
    if (!font) continue;
    if (last?.font === font && last.level === level) last.text += letter;
    else runs.push({ font, level, text: letter, direction: level % 2 === 1 ? 'rtl' : 'ltr' });
  }
  return reordered(runs);
}

/** A mark and a joiner belong to the letter before them, and to its font where that has them. */
function fontIn(letter: string, before: OpenFont | undefined, fonts: FontStack): OpenFont | undefined {
  if (JOINERS.test(letter)) return before;
  if (INVISIBLE.test(letter)) return undefined;
  const code = letter.codePointAt(0) ?? 0;
  if (before && MARK.test(letter) && before.letters.has(code)) return before;
  return fonts.fontOf(letter);
}

/** Rule L2: from the highest level down to the lowest odd one, what has at least this level is reversed. */
function reordered<T extends { level: number }>(runs: readonly T[]): T[] {
  const seenOrder = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level >= 1; level--) {
    let start = 0;
    while (start < seenOrder.length) {
      let end = start;
      while ((seenOrder[end]?.level ?? -1) >= level) end++;
      seenOrder.splice(start, end - start, ...seenOrder.slice(start, end).reverse());
      start = end + 1;
    }
  }
  return seenOrder;
}
