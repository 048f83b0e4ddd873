/** How many characters are shown before what was found, and in all. */
const BEFORE = 24;
const WHOLE = 90;

/** The part of a text around words in it, cut at both ends where it is long. */
export function excerptAround(value: string, text: string): string {
  const at = Math.max(0, value.indexOf(text) - BEFORE);
  const end = at + WHOLE;
  return `${at > 0 ? '…' : ''}${value.slice(at, end)}${end < value.length ? '…' : ''}`;
}
