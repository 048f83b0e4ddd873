/** A part of a title that stays together. */
export interface Word {
  text: string;
  /** Whether a space stands before it, where it does not begin a line. */
  spaced: boolean;
}

/** Where a line may break: at spaces other than no-break spaces. */
const SPACES = /[^\S\u00a0\u202f]+/;

/** Scripts without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Stays with the word after it. */
const OPENING = /^[\p{Ps}\p{Pi}]+$/u;

/** The words of a title. In Chinese, Japanese and Thai they are told apart without spaces (Unicode Standard Annex 29). */
export function wordsOf(title: string, language: string): Word[] {
  return title.split(SPACES).flatMap((text) => {
    if (text === '') return [];
    if (!UNSPACED.test(text)) return [{ text, spaced: true }];
    return partsOf(text, language).map((part, index) => ({ text: part, spaced: index === 0 }));
  });
}

/** What is no word, such as a comma, stays with its neighbour. */
function partsOf(text: string, language: string): string[] {
  const parts: string[] = [];
  let opening = '';
  for (const { segment, isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    if (OPENING.test(segment)) opening += segment;
    else if (isWordLike || parts.length === 0) {
      parts.push(opening + segment);
      opening = '';
    } else parts[parts.length - 1] += segment;
  }
  return opening === '' ? parts : [...parts, opening];
}
