import type { StudioPicture } from '../../../../../content/model/protocols/studio-choices';
import { pictureWords, stemOf } from './picture-words';

/** A picture with the texts that it is found by. */
export interface FindablePicture extends StudioPicture {
  /** What it shows, in words. */
  title: string;
  /** What stands below it: these words, and the name with its folder. */
  shown: string;
  /** The same, its descriptions in all languages and the titles of the pages with it. */
  all: string;
}

/**
 * Pictures in the order of their names. A drawing for narrow windows stands behind the picture that it is of.
 *
 * @param hasNarrow whether pictures that are only such a drawing are among them
 * @param tokens what visitors see in the place of tokens
 */
export function findablePictures(
  pictures: Iterable<StudioPicture>,
  hasNarrow: boolean,
  tokens: Readonly<Record<string, string>>,
): FindablePicture[] {
  return [...pictures]
    .filter(({ isNarrow }) => hasNarrow || !isNarrow)
    .map((picture) => ({ picture, whole: wholeOf(picture.name) }))
    .sort((one, other) => {
      if (one.whole !== other.whole) return one.whole < other.whole ? -1 : 1;
      return one.picture.name.length - other.picture.name.length;
    })
    .map(({ picture }) => findable(picture, tokens));
}

function findable(picture: StudioPicture, tokens: Readonly<Record<string, string>>): FindablePicture {
  const { name, about, alt, altIn } = picture;
  const title = pictureWords(picture, tokens);
  const shown = withoutAccents(`${title}\n${name}`);
  const all = `${shown}\n${withoutAccents([about, alt, ...Object.values(altIn)].join('\n'))}`;
  return { ...picture, title, shown, all };
}

/** The pictures with all words of a query, in any order: first those that have them in what stands below them. "Pumps" finds a pump. */
export function findPictures(pictures: readonly FindablePicture[], query: string): FindablePicture[] {
  // As names are written: a hyphen stands between words.
  const asked = withoutAccents(query)
    .split(/[\s_/-]+/)
    .filter(Boolean);
  const [first, second]: [FindablePicture[], FindablePicture[]] = [[], []];
  for (const found of pictures) {
    if (asked.every((word) => hasWord(found.shown, word))) first.push(found);
    else if (asked.every((word) => hasWord(found.all, word))) second.push(found);
  }
  return [...first, ...second];
}

/** In letters: a shorter word, such as "gas", has no plural to take away. */
const SHORTEST_PLURAL = 4;

const hasWord = (text: string, word: string) =>
  text.includes(word) ||
  (word.length >= SHORTEST_PLURAL && word.endsWith('s') && text.includes(word.slice(0, -1)));

/** In small letters. Only the accents of Latin, Greek and Cyrillic letters are left out: other scripts write vowels as such signs. */
const withoutAccents = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();

/** `oven` of `oven.webp` and of `oven-narrow.webp`. */
const wholeOf = (name: string) => stemOf(name).replace(/-narrow$/, '');
