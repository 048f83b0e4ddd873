import { isBlank } from '../../util/is-blank';
import { spanOfText } from '../../json/span-of-text';
import { garbledIn } from './garbled';
import { isAddress, suspectTexts } from './suspect-texts';
import { ownRule } from '../rule';
import { characterName } from '../../messages/character-names';
import { textArg, numberArg } from '../../messages/words';

/**
 * Embeddings, overrides and isolates of the bidirectional algorithm (Unicode Standard Annex 9): with them a text reads
 * as another one than it is. The marks U+200E and U+200F only help the algorithm, and texts may have them.
 */
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/u;

/**
 * Half characters, control characters, private ones, fillers, signs for lines and objects of word processors, and code points
 * that are none: what HTML cannot carry, or no font shows.
 */
const IMPOSSIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u115f\u1160\u2028\u2029\u3164\uffa0\ufff9-\ufffc\ufdd0-\ufdef\ufffe\uffff]|\p{Cs}|\p{Co}/u;

/** Letters of a tag that nobody sees; behind a black flag they make one of a country (Unicode Technical Standard 51). */
const TAG = /(?<!\u{1f3f4}[\u{e0020}-\u{e007e}]*)[\u{e0001}\u{e0020}-\u{e007f}]/u;

/** In a link such a character is told as of the link. */
const IN_LINK = /[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/u;

/** A text has only characters that a reader sees, or that do nothing but part words. */
export const hiddenCharacter = ownRule({
  code: 'hidden-character',
  meaning: 'A text has a character that nobody sees, or that turns the direction of reading.',
  *check(document) {
    for (const { pointer, name, value } of suspectTexts(document)) {
      if (isBlank(value) || (isAddress(name, pointer) && IN_LINK.test(value))) continue;
      const turning = BIDI_CONTROLS.exec(value)?.[0];
      const character = turning ?? IMPOSSIBLE.exec(value)?.[0] ?? TAG.exec(value)?.[0];
      // Of garbled letters some are such characters.
      if (character === undefined || (turning === undefined && garbledIn(value)?.kind === 'garbled'))
        continue;
      yield {
        pointer,
        span: spanOfText(document, pointer, character, 0),
        args: { name: characterName(character), turns: turning === undefined ? 0 : 1 },
      };
    }
  },
  words: (issue) => {
    const name = textArg(issue, 'name');
    return numberArg(issue, 'turns') === 1
      ? {
          what: `This text has an invisible character that turns the direction of reading, ${name}.`,
          why: 'With it, words and addresses can look like others than they are.',
          fix: 'Delete the character. Arabic and Hebrew are read in their direction without it.',
        }
      : {
          what: `This text has a character that no browser can show, ${name}.`,
          why: 'It comes from a program that did not understand the text, and may hide something that is missing.',
          fix: 'Delete the character, and read the text around it once more.',
        };
  },
});
