import { codeOf } from './words';

/** What characters are called that nobody can see, or tell from a space (The Unicode Standard). */
const NAMES: Readonly<Record<string, string>> = {
  '\u00a0': 'no-break space',
  '\u00ad': 'soft hyphen',
  '\u061c': 'Arabic letter mark',
  '\u200b': 'zero-width space',
  '\u200c': 'zero-width non-joiner',
  '\u200d': 'zero-width joiner',
  '\u200e': 'left-to-right mark',
  '\u200f': 'right-to-left mark',
  '\u2028': 'line separator',
  '\u2029': 'paragraph separator',
  '\u202a': 'left-to-right embedding',
  '\u202b': 'right-to-left embedding',
  '\u202c': 'end of an embedding',
  '\u202d': 'left-to-right override',
  '\u202e': 'right-to-left override',
  '\u202f': 'narrow no-break space',
  '\u2060': 'word joiner',
  '\u2066': 'left-to-right isolate',
  '\u2067': 'right-to-left isolate',
  '\u2068': 'first strong isolate',
  '\u2069': 'end of an isolate',
  '\u2800': 'empty Braille pattern',
  '\u3000': 'wide space',
  '\u3164': 'Hangul filler',
  '\ufeff': 'byte order mark',
};

/** A character by its code, and its name where it is a common one: `U+200B (zero-width space)`. */
export function characterName(character: string): string {
  const name = NAMES[character];
  return name === undefined ? codeOf(character) : `${codeOf(character)} (${name})`;
}
