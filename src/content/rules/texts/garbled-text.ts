import { spanOfText } from '../../json/span-of-text';
import { ownRule } from '../rule';
import { codeOf, quote, textArg } from '../../messages/words';
import { garbledIn } from './garbled';
import { isAddress, suspectTexts } from './suspect-texts';

/** Letters are those that were written, not what another program made of them. */
export const garbledText = ownRule({
  code: 'garbled-text',
  meaning: 'Letters of a text were garbled by another program, or are of another script than they look.',
  choice: 'Letters of a text were garbled by another program, or are of another script than they look.',
  *check(document) {
    for (const { pointer, name, value } of suspectTexts(document)) {
      const found = garbledIn(value);
      if (!found || (['asked', 'mixed'].includes(found.kind) && isAddress(name, pointer))) continue;
      yield { pointer, span: spanOfText(document, pointer, found.written, 0), args: { ...found } };
    }
  },
  words: (issue) => {
    const [written, meant] = [quote(textArg(issue, 'written')), quote(textArg(issue, 'meant'))];
    if (textArg(issue, 'kind') === 'garbled') {
      return {
        what: `${written} is a garbled letter: it was ${meant}.`,
        why: 'A program has read the file in another encoding than it was saved in. Visitors would see the wrong letters.',
        fix: `Write ${meant} in its place. Where there are many, copy the text once more from where it came.`,
      };
    }
    if (textArg(issue, 'kind') === 'mixed') {
      const [one] = Array.from(textArg(issue, 'written')).filter((letter) => letter > '\u00ff');
      return {
        what: `${written} looks like ${meant}, but has a letter of another script in it: ${one}, ${codeOf(one ?? '')}.`,
        why: 'It is shown in another font, no search finds the word, and screen readers spell it.',
        fix: `Write ${meant} in its place.`,
      };
    }
    const isAsked = textArg(issue, 'kind') === 'asked';
    return {
      what: isAsked
        ? `In ${written} a question mark stands in the place of a letter.`
        : `${written} stands in the place of a letter that was lost.`,
      why: 'A program could not read or write this letter, most often one with an accent. Visitors would see the sign.',
      fix: `Write the letter that stood here, and read the text around it once more.${isAsked ? ' If a question ends here, put a space behind it.' : ''}`,
    };
  },
});
