/** Words that are written in capitals wherever they stand. */
const ABBREVIATIONS = /\b(?:faq|pdf|svg|url)\b/g;

/** A block type in words: `call-to-action` is "Call to action", `faq` is "FAQ". */
export function typeInWords(type: string): string {
  const words = type.replace(/-/g, ' ').replace(ABBREVIATIONS, (word) => word.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A sentence about blocks that names other types: `choose benefit-grid` is "choose Benefit grid". */
export const withTypesInWords = (text: string, types: readonly string[]): string =>
  text.replace(/\b[a-z]+(?:-[a-z]+)+\b/g, (name) => (types.includes(name) ? typeInWords(name) : name));
