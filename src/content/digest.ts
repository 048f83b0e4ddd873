const PRIMES = [0x01000193, 0x85ebca6b] as const;

interface TextDigest {
  digest: number;
  /** How many stretches of spaces it has. */
  gaps: number;
}

/**
 * A number for a text: the same for texts that differ only in capitals and in the spaces around words, and hardly ever
 * the same for other ones. Two hashes of the kind of FNV-1a (draft-eastlake-fnv) together fill the 53 bits of a safe
 * integer.
 */
export function digestOf(text: string): TextDigest {
  let low = 0x811c9dc5;
  let high = 0x9e3779b9;
  let gaps = 0;
  let isInGap = false;
  let isInText = false;
  for (let index = 0; index < text.length; index++) {
    let unit = text.charCodeAt(index);
    if (unit > LAST_ASCII) return digestOf(toAscii(text));
    if (unit === SPACE || (unit >= TAB && unit <= RETURN)) {
      if (!isInGap) gaps++;
      isInGap = true;
      continue;
    }
    if (isInGap && isInText) {
      low = Math.imul(low ^ SPACE, PRIMES[0]);
      high = Math.imul(high ^ SPACE, PRIMES[1]);
    }
    isInGap = false;
    isInText = true;
    if (unit >= CAPITAL_A && unit <= CAPITAL_Z) unit |= SMALL;
    low = Math.imul(low ^ unit, PRIMES[0]);
    high = Math.imul(high ^ unit, PRIMES[1]);
  }
  return { digest: (high >>> 11) * 2 ** 32 + (low >>> 0), gaps };
}

/** Letters of all scripts as codes in ASCII, after capitals and spaces are as they are compared. */
function toAscii(text: string): string {
  const plain = text.toLowerCase().replace(SPACES, ' ');
  return plain.replace(OTHERS, (character) => `\0${character.charCodeAt(0).toString(36)}\0`);
}

const SPACE = ' '.charCodeAt(0);
const TAB = '\t'.charCodeAt(0);
const RETURN = '\r'.charCodeAt(0);
const CAPITAL_A = 'A'.charCodeAt(0);
const CAPITAL_Z = 'Z'.charCodeAt(0);
const LAST_ASCII = 0x7f;
const SPACES = /\s+/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII
const OTHERS = /[^\u0000-\u007f]/g;

/** The one bit by which small letters differ from capitals. */
const SMALL = 0x20;
