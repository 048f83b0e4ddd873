interface TextDigest {
  digest: number;
  /** The number of words, by the runs of spaces. */
  gaps: number;
}

/**
 * A hash of a text: the same for texts that differ only in case and in the spaces around words, and hardly ever
 * the same for other ones. Two hashes of the kind of FNV-1a (draft-eastlake-fnv) together fill the 53 bits of a safe
 * integer.
 */
export function digestOf(text: string): TextDigest {
  let low = LOW_START;
  let high = HIGH_START;
  let gaps = 0;
  let isInText = false;
  let before = 0;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit > LAST_ASCII) return digestOf(toAscii(text));
    const compared = COMPARED[unit] ?? unit;
    if (compared !== SPACE) {
      if (before === SPACE && isInText) {
        low = Math.imul(low ^ SPACE, LOW_PRIME);
        high = Math.imul(high ^ SPACE, HIGH_PRIME);
      }
      low = Math.imul(low ^ compared, LOW_PRIME);
      high = Math.imul(high ^ compared, HIGH_PRIME);
      isInText = true;
    } else if (before !== SPACE) gaps++;
    before = compared;
  }
  return { digest: (high >>> 11) * 2 ** 32 + (low >>> 0), gaps };
}

/** Letters of all scripts as ASCII, after case and spaces are normalized. */
function toAscii(text: string): string {
  const plain = text.toLowerCase().replace(SPACES, ' ');
  return plain.replace(OTHERS, (character) => `\0${character.charCodeAt(0).toString(36)}\0`);
}

// As signed 32-bit integers, which V8 stores without allocation.
const LOW_START = 0x811c9dc5 | 0;
const HIGH_START = 0x9e3779b9 | 0;
const LOW_PRIME = 0x01000193;
const HIGH_PRIME = 0x85ebca6b | 0;

const SPACE = ' '.charCodeAt(0);
const LAST_ASCII = 0x7f;
const SPACES = /\s+/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII
const OTHERS = /[^\u0000-\u007f]/g;

/** The normalized code of each ASCII code: lower case, and all white space as a space. */
const COMPARED = Uint8Array.from({ length: LAST_ASCII + 1 }, (_, code) => {
  const character = String.fromCharCode(code);
  return character.trim() === '' ? SPACE : character.toLowerCase().charCodeAt(0);
});
