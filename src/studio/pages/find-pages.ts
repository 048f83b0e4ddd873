import type { StudioPage } from '../../content/model/studio-protocol';

/** A page, with the words by which it is found. */
export interface FindablePage {
  page: StudioPage;
  /** Its name, its address and its file, in small letters. */
  text: string;
}

/** So many pages are shown at once: more are neither read nor drawn in time for the next keystroke. */
export const MOST_SHOWN = 60;

/** @param nameOf the name of a page on the screen */
export const findable = (
  pages: readonly StudioPage[],
  nameOf: (page: StudioPage) => string,
): FindablePage[] =>
  pages.map((page) => ({
    page,
    text: `${nameOf(page)} ${page.route ?? ''} ${page.file}`.toLowerCase(),
  }));

/**
 * The pages with all words that were typed, in any order and anywhere in a word.
 *
 * @returns in the order given; how many there are in all, and the first of them
 */
export function findPages(
  pages: readonly FindablePage[],
  typed: string,
): { count: number; shown: StudioPage[] } {
  const words = typed.toLowerCase().split(/\s+/);
  const found = pages.filter(({ text }) => words.every((word) => text.includes(word)));
  return { count: found.length, shown: found.slice(0, MOST_SHOWN).map(({ page }) => page) };
}
