import type { StudioPage } from '../../../content/model/protocols/studio-documents';

/** A page, with the words by which it is found. */
export interface FindablePage {
  page: StudioPage;
  /** Its name, and what is said below it, in small letters. */
  text: string;
  /** Its own title and address, in small letters. */
  own: string;
  /** Its file, in small letters. */
  file: string;
}

/** So many pages are shown at once: more are neither read nor drawn in time for the next keystroke. */
export const MAX_SHOWN = 60;

/** With the chosen page before all others, so that it is among those that are shown at once, and Enter keeps it. */
export function chosenFirst(pages: readonly StudioPage[], chosen: string | undefined): readonly StudioPage[] {
  const first = pages.find(({ path }) => path === chosen);
  return first ? [first, ...pages.filter((page) => page !== first)] : pages;
}

/** @param textOf the name of a page on the screen, and what is said below it */
export const findable = (
  pages: readonly StudioPage[],
  textOf: (page: StudioPage) => string,
): FindablePage[] =>
  pages.map((page) => ({
    page,
    text: `${textOf(page)} ${page.path}`.toLowerCase(),
    own: `${page.title} ${page.route ?? ''}`.toLowerCase(),
    file: page.file.toLowerCase(),
  }));

/**
 * The pages with all words that were typed, in any order and anywhere in a word.
 *
 * @returns first those that have them in their own title or address, then those where what is said below has them, both in the order
 *   given; how many there are in all, and the first of them
 */
export function findPages(
  pages: readonly FindablePage[],
  typed: string,
): { count: number; shown: StudioPage[] } {
  const words = typed.toLowerCase().split(/\s+/);
  // The folders that the whole site is in would find every page: a file is found by how it ends.
  const found = pages.filter(({ text, file }) =>
    words.every((word) => text.includes(word) || file.endsWith(word)),
  );
  const isOwn = ({ own }: FindablePage) => words.every((word) => own.includes(word));
  const shown = [...found.filter(isOwn), ...found.filter((page) => !isOwn(page))].slice(0, MAX_SHOWN);
  return { count: found.length, shown: shown.map(({ page }) => page) };
}
