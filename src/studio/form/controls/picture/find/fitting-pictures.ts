import type { StudioPicture } from '../../../../../content/model/protocols/studio-choices';
import { stemOf } from './picture-words';
import type { TextsAround } from './texts-around';

/** How many pictures are suggested. */
const MAX_FITTING = 8;

/** In characters: the beginning of a long text says as much as all of it, and the time of a segmenter grows with the square of the length. */
const MAX_TEXT_LENGTH = 2000;

/** Of texts as long as that; each word is looked for in each picture. */
const MAX_WORDS = 80;

/** Shorter words, such as "the", say nothing of a picture. In scripts with a sign for a syllable or a word, two are long. */
const MIN_LETTERS = 4;
const MIN_SIGNS = 2;
const SIGNS = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;

/** A word of the page's title counts half as much as one that stands beside the picture. */
const OWN = 2;
const OF_TITLE = 1;

/** A picture with less than this part of what the best one has is not suggested. */
const NEAR = 1 / 3;

const LETTER = /[\p{L}\p{M}\p{N}]/u;

/**
 * The pictures that may fit between texts, the best first: those with words of the texts in their names, in what they show or in the
 * titles of the pages with them. A word that few pictures have counts more than one that many have.
 */
export function fittingPictures<Picture extends StudioPicture>(
  pictures: readonly Picture[],
  { own, title }: TextsAround,
): Picture[] {
  const weights = new Map([
    ...wordsIn([title]).map((word) => [word, OF_TITLE] as const),
    ...wordsIn(own).map((word) => [word, OWN] as const),
  ]);
  const texts = pictures.map(({ name, about }) => `${stemOf(name)}\n${about}`.toLowerCase());
  const scores = pictures.map(() => 0);
  for (const [word, weight] of weights) {
    const found = [...texts.keys()].filter((index) => hasWord(texts[index] ?? '', word));
    for (const index of found)
      scores[index] = (scores[index] ?? 0) + weight * Math.log(1 + pictures.length / found.length);
  }
  const best = scores.reduce((most, score) => Math.max(most, score), 0);
  return pictures
    .flatMap((picture, index) => ({ picture, score: scores[index] ?? 0 }))
    .filter(({ score }) => score > 0 && score >= best * NEAR)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, MAX_FITTING)
    .map(({ picture }) => picture);
}

/** The words of texts that may tell a picture, each once. What tokens are replaced by is not known here. */
function wordsIn(texts: readonly string[]): string[] {
  const beginning = texts.join('\n').slice(0, MAX_TEXT_LENGTH);
  const text = beginning
    .replace(/\{[^{}]*\}/g, ' ')
    .replaceAll('_', ' ')
    .toLowerCase();
  const words = new Set<string>();
  for (const { segment, isWordLike } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(
    text,
  )) {
    const least = SIGNS.test(segment) ? MIN_SIGNS : MIN_LETTERS;
    if (isWordLike && Array.from(segment).length >= least) words.add(segment);
    if (words.size === MAX_WORDS) break;
  }
  return [...words];
}

/** Whether a text has a word or one that begins with it, as "pumps" with "pump". Where words stand without spaces, it is found inside. */
function hasWord(text: string, word: string): boolean {
  const isInside = SIGNS.test(word);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length))
    if (isInside || at === 0 || !LETTER.test(text[at - 1] ?? '')) return true;
  return false;
}
