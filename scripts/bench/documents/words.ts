import type { Random } from './random';

const BEGINNINGS = ['b', 'f', 'g', 'k', 'l', 'm', 'n', 'p', 'r', 's', 't', 'v', 'br', 'st'] as const;
const MIDDLES = ['a', 'e', 'i', 'o', 'u', 'ai', 'ou'] as const;
const ENDS = ['', '', 'n', 'r', 'l', 's', 'm'] as const;

/** Text of invented words, as long and as varied as real ones. */
export interface Words {
  /** A word of one to three syllables. */
  word(): string;
  /** So many words, the first one with a capital. */
  phrase(count: number): string;
  /** A phrase with a full stop. */
  sentence(count: number): string;
}

/** Invents words; the same numbers give the same ones. */
export function createWords({ below, oneOf }: Random): Words {
  const syllable = () => oneOf(BEGINNINGS) + oneOf(MIDDLES) + oneOf(ENDS);
  const word = () => Array.from({ length: 1 + below(3) }, syllable).join('');
  const phrase = (count: number) => {
    const text = Array.from({ length: count }, word).join(' ');
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  return { word, phrase, sentence: (count) => `${phrase(count)}.` };
}
