import { spanOfText } from '../../json/span-of-text';
import type { DocumentRule } from '../rule';

/** Notes to oneself, in capitals as they are written, and the filler text of printers. */
const LEFTOVER = /\b(?:TODO|FIXME|TBD|TBC)\b|\blorem ipsum\b/i;
const NOTE_IN_SMALL_LETTERS = /^(?:todo|fixme|tbd|tbc)$/;

/** Nothing unfinished is published. */
export const leftoverText: DocumentRule = function* (document, { entriesOf }) {
  for (const { pointer, value } of entriesOf(document)) {
    if (typeof value !== 'string') continue;
    const text = LEFTOVER.exec(value)?.[0];
    if (text === undefined || NOTE_IN_SMALL_LETTERS.test(text)) continue;
    yield {
      code: 'leftover-text',
      pointer,
      span: spanOfText(document, pointer, text, 0),
      args: { text, value },
    };
  }
};
