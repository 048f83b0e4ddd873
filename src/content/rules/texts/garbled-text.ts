import { spanOfText } from '../../json/span-of-text';
import { ownRule } from '../rule';
import { quote, textArg } from '../../messages/words';
import { garbledIn } from './garbled';
import { suspectTexts } from './suspect-texts';

/** Letters are those that were written, not what another program made of them. */
export const garbledText = ownRule({
  code: 'garbled-text',
  meaning: 'Letters of a text were garbled by another program.',
  choice: 'Letters of a text were garbled by another program.',
  *check(document) {
    for (const { pointer, value } of suspectTexts(document)) {
      const found = garbledIn(value);
      if (found) yield { pointer, span: spanOfText(document, pointer, found.written, 0), args: { ...found } };
    }
  },
  words: (issue) => {
    const [written, meant] = [textArg(issue, 'written'), textArg(issue, 'meant')];
    return {
      what: `${quote(written)} is a garbled letter${meant === '' ? '' : `: it was ${quote(meant)}`}.`,
      why: 'A program has read the file in another encoding than it was saved in. Visitors would see the wrong letters.',
      fix:
        meant === ''
          ? 'Write the letters that stood here, and read the text around them once more.'
          : `Write ${quote(meant)} in its place. Where there are many, copy the text once more from where it came.`,
    };
  },
});
