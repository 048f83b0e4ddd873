import { spanOfText } from '../../json/span-of-text';
import { suspectTexts } from './suspect-texts';
import { ownRule } from '../rule';
import { textArg, quote } from '../../messages/words';

/** Notes to oneself, in capitals as they are written, and the filler text of printers. */
const LEFTOVER = /\b(?:TODO|FIXME|TBD|TBC)\b|\blorem ipsum\b/i;
const NOTE_IN_SMALL_LETTERS = /^(?:todo|fixme|tbd|tbc)$/;

/** Nothing unfinished is published. */
export const leftoverText = ownRule({
  code: 'leftover-text',
  meaning: 'A note or filler text was left in a document.',
  choice: 'A note to oneself or filler text was left in a page.',
  *check(document) {
    for (const { pointer, value } of suspectTexts(document)) {
      const text = LEFTOVER.exec(value)?.[0];
      if (text === undefined || NOTE_IN_SMALL_LETTERS.test(text)) continue;
      yield {
        pointer,
        span: spanOfText(document, pointer, text, 0),
        args: { text, value },
      };
    }
  },
  words: (issue) => ({
    what: `${quote(textArg(issue, 'text'))} was left in the text.`,
    why: 'Visitors would read a note that was meant for you.',
    fix: 'Write what should stand here, or delete it.',
  }),
  list: {
    what: 'These texts are still to be written:',
    why: 'Visitors would read notes that were meant for you.',
    fix: 'Write in the place of each what it asks for, or delete the entry.',
    entry: (issue) => quote(textArg(issue, 'value')),
  },
  toSupply: (issue) => `the text in the place of ${quote(textArg(issue, 'value'))}`,
});
