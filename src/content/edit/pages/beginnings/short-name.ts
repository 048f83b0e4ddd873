/** In characters, as in the schema. */
export const MAX_NAME_LENGTH = 40;

/** A longer name takes two lines in most menus. */
export const MAX_ONE_LINE_NAME_LENGTH = 24;

/** What ends the part of a title that is a name. */
const END = /[:|–—]\s/;

/**
 * The short name that a title gives: the title itself, or what stands before a colon, a bar or a dash in it.
 *
 * @param most how many characters it may have
 * @returns undefined where both are longer
 */
export function nameFromTitle(title: string, most: number): string | undefined {
  const end = title.search(END);
  const first = end < 0 ? '' : title.slice(0, end).trim();
  return [title, first].find((name) => name !== '' && name.length <= most);
}
