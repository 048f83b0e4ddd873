const QUOTE = '"'.charCodeAt(0);
const BACKSLASH = '\\'.charCodeAt(0);
const COLON = ':'.charCodeAt(0);
const SPACE = ' '.charCodeAt(0);

/**
 * How many properties are written in a JSON text, including duplicates.
 *
 * @param expected how many there are without duplicates: usually counting colons shows that there are no more
 */
export function writtenKeys(text: string, expected: number): number {
  return mostKeys(text) === expected ? expected : countKeys(text);
}

/**
 * An upper bound: the colons after a quotation mark. Strings may contain such colons, too; outside of
 * them there are no others, unless there is a space in front.
 */
function mostKeys(text: string): number {
  let count = 0;
  for (let at = text.indexOf(':'); at >= 0; at = text.indexOf(':', at + 1)) {
    const before = text.charCodeAt(at - 1);
    if (before <= SPACE) return Number.POSITIVE_INFINITY;
    if (before === QUOTE) count++;
  }
  return count;
}

/** Counts in one pass over everything. */
function countKeys(text: string): number {
  let keys = 0;
  for (let offset = 0; offset < text.length; offset++) {
    const character = text.charCodeAt(offset);
    if (character === QUOTE) offset = endOfText(text, offset);
    else if (character === COLON) keys++;
  }
  return keys;
}

/** The closing quotation mark of a string: the next one without an odd number of backslashes before it. */
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
