import { spanOfText } from '../../json/span-of-text';
import { publicationOf } from '../../documents/site/absent-pages';
import type { Words } from '../../messages/message';
import type { IssueDetails } from '../../model/issues/issue-details';
import { LINK_PLACEHOLDER, PICTURE_PLACEHOLDER, placeholderKind } from '../../model/pages/placeholders';
import { suspectTexts } from './suspect-texts';
import { ownRule } from '../rule';
import { textArg, quote } from '../../messages/words';

/** Notes to oneself, in capitals as they are written, and the filler text of printers. */
const LEFTOVER = /\b(?:TODO|FIXME|TBD|TBC)\b|\blorem ipsum\b/i;
const NOTE_IN_SMALL_LETTERS = /^(?:todo|fixme|tbd|tbc)$/;

/** Errors of tables, and values of programs that there are not. */
const OF_PROGRAM = /#(?:REF|VALUE|DIV\/0|NUM|NULL)!|#N\/A\b|#NAME\?|\[object \w+\]|^(?:undefined|null|NaN)$/;

/** Nothing unfinished is published; a draft may be unfinished. */
export const leftoverText = ownRule({
  code: 'leftover-text',
  meaning: 'A note, filler text, or an error of another program was left in a document.',
  choice: 'A note to oneself or filler text was left in a page.',
  *check(document) {
    const severity =
      publicationOf(document).status === 'draft'
        ? ({ severity: 'warning', keepsSeverity: true } as const)
        : {};
    for (const { pointer, name, value } of suspectTexts(document)) {
      const kind = placeholderKind(name, value);
      const left = OF_PROGRAM.exec(value)?.[0];
      const text = left ?? LEFTOVER.exec(value)?.[0];
      if (text === undefined || (NOTE_IN_SMALL_LETTERS.test(text) && !kind)) continue;
      yield {
        ...severity,
        pointer,
        span: kind ? undefined : spanOfText(document, pointer, text, 0),
        args: { text, value, kind: kind ?? (left === undefined ? 'text' : 'program') },
      };
    }
  },
  words: (issue) => WORDS[textArg(issue, 'kind')]?.(issue) ?? wordsOfText(issue),
  list: {
    what: 'These are still to be written or chosen:',
    why: 'Visitors would see notes that were meant for you.',
    fix: 'Write in the place of each what it asks for, or delete the entry.',
    entry: (issue) => quote(textArg(issue, 'value')),
  },
  toSupply: (issue) =>
    `the ${textArg(issue, 'kind') === 'program' ? 'text' : textArg(issue, 'kind')} in the place of ${quote(textArg(issue, 'value'))}`,
});

function wordsOfText(issue: IssueDetails): Words {
  return {
    what: `${quote(textArg(issue, 'text'))} was left in the text.`,
    why: 'Visitors would read a note that was meant for you.',
    fix: 'Write what should stand here, or delete it.',
  };
}

/** What to say of a placeholder that a command has left in a new page, and of what another program has left. */
const WORDS: Readonly<Record<string, (issue: IssueDetails) => Words>> = {
  program: (issue) => ({
    what: `${quote(textArg(issue, 'text'))} was left in the text by a table or a program.`,
    why: 'Texts are shown as they are written, so visitors would read it.',
    fix: 'Write what should stand here, or delete it.',
  }),
  link: (issue) => ({
    what: `The link ${quote(textArg(issue, 'value'))} is still to be chosen.`,
    why: 'A new page takes its links from another one, or from an example; here they may have to lead elsewhere.',
    fix: `Write where it leads. If it is to lead to the same place, delete ${quote(LINK_PLACEHOLDER)} from it.`,
    inStudio: 'Choose where it leads.',
  }),
  picture: (issue) => ({
    what: `The picture ${quote(textArg(issue, 'value'))} is still to be chosen.`,
    why: 'A new page takes its blocks from another one, and has something else to show.',
    fix: `Write the name of another picture in pages/media. If it is to be the same one, delete ${quote(PICTURE_PLACEHOLDER)} from it.`,
    inStudio: 'Choose the picture that belongs here.',
  }),
};
