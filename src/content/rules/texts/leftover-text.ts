import { spanOfText } from '../../json/syntax/span-of-text';
import { suspectTexts } from './suspect-texts';
import type { OwnRule } from '../rule';

/** Notes to oneself, in capitals as they are written, and the filler text of printers. */
const LEFTOVER = /\b(?:TODO|FIXME|TBD|TBC)\b|\blorem ipsum\b/i;
const NOTE_IN_SMALL_LETTERS = /^(?:todo|fixme|tbd|tbc)$/;

/** Nothing unfinished is published. */
export const leftoverText: OwnRule = function* (document) {
  for (const { pointer, value } of suspectTexts(document)) {
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
