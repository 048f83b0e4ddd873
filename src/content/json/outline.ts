/** What can be counted in a JSON text without reading it. */
export interface Outline {
  /** How deep brackets stand inside each other. */
  depth: number;
  /** How many properties are written, those that are written twice too. */
  keys: number;
}

const QUOTE = '"'.charCodeAt(0);
const BACKSLASH = '\\'.charCodeAt(0);
const COLON = ':'.charCodeAt(0);
const OPENING = '{'.charCodeAt(0);
const CLOSING = '}'.charCodeAt(0);

/** The one bit by which square brackets differ from curly ones. */
const CURLY = 0x20;

/**
 * Counts in one pass, without recursion.
 *
 * @param text must be JSON
 */
export function outlineOf(text: string): Outline {
  let depth = 0;
  let deepest = 0;
  let keys = 0;
  for (let offset = 0; offset < text.length; offset++) {
    const character = text.charCodeAt(offset);
    if (character === QUOTE) offset = endOfText(text, offset);
    else if (character === COLON) keys++;
    else if ((character | CURLY) === OPENING) {
      depth++;
      if (depth > deepest) deepest = depth;
    } else if ((character | CURLY) === CLOSING) depth--;
  }
  return { depth: deepest, keys };
}

/** The closing quotation mark of a text: the next one that no odd number of backslashes stands before. */
function endOfText(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end;
}

function isEscaped(text: string, offset: number): boolean {
  let before = offset - 1;
  while (text.charCodeAt(before) === BACKSLASH) before--;
  return (offset - before) % 2 === 0;
}
