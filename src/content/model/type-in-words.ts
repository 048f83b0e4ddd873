/** Words that are written in capitals wherever they stand. */
const ABBREVIATIONS = /\b(?:faq|pdf|svg|url)\b/g;

/** A block type in words: `call-to-action` is "Call to action", `faq` is "FAQ". */
export function typeInWords(type: string): string {
  const words = type.replace(/-/g, ' ').replace(ABBREVIATIONS, (word) => word.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}
