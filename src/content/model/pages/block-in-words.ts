import { BLOCK_NAMES } from '../../../generated/schema-values';
import { typeInWords } from '../type-in-words';

/** What the studio calls a kind of block: by the name that its schema has for people, otherwise by its type. */
export function blockInWords(type: string): string {
  const names: Readonly<Record<string, string>> = BLOCK_NAMES;
  return Object.hasOwn(names, type) ? (names[type] ?? '') : typeInWords(type);
}

/**
 * A sentence about blocks that names other types: `choose benefit-grid` is "choose Benefit grid". A type of one word, such as `tabs`,
 * is an ordinary word, unless its block has a name for people.
 */
export const withTypesInWords = (text: string, types: readonly string[]): string =>
  text.replace(/\b[a-z]+(?:-[a-z]+)*\b/g, (name) =>
    types.includes(name) && (name.includes('-') || Object.hasOwn(BLOCK_NAMES, name))
      ? blockInWords(name)
      : name,
  );
