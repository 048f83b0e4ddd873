import { spanOfText } from '../../json/span-of-text';
import { publicationOf } from '../../documents/site/absent-pages';
import type { Words } from '../../messages/message';
import type { IssueDetails } from '../../model/issues/issue-details';
import { LINK_PLACEHOLDER, PICTURE_PLACEHOLDER, placeholderKind } from '../../model/pages/placeholders';
import { isSignAlone, leftToWrite } from './left-to-write';
import { suspectTexts } from './suspect-texts';
import { ownRule } from '../rule';
import { textArg, quote } from '../../messages/words';

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
      const left = leftIn(name, value);
      if (!left) continue;
      const isPart = left.kind === 'text' || left.kind === 'program';
      yield {
        ...severity,
        pointer,
        span: isPart ? spanOfText(document, pointer, left.text, 0) : undefined,
        args: { ...left, value },
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
    `the ${placeholderOf(issue) ?? 'text'} in the place of ${quote(textArg(issue, 'value'))}`,
});

/** What was left in the place of a link, a picture or a text. */
interface Left {
  kind: 'link' | 'picture' | 'program' | 'text' | 'sign';
  text: string;
}

function leftIn(name: string, value: string): Left | undefined {
  const placeholder = placeholderKind(name, value);
  if (placeholder) return { kind: placeholder, text: value };
  const ofProgram = OF_PROGRAM.exec(value)?.[0];
  if (ofProgram !== undefined) return { kind: 'program', text: ofProgram };
  // Of a picture whose description has no word, and of an icon, other rules tell.
  if (isSignAlone(value)) return isToldElsewhere(name, value) ? undefined : { kind: 'sign', text: value };
  const text = leftToWrite(value);
  return text === undefined ? undefined : { kind: 'text', text };
}

const isToldElsewhere = (name: string, value: string) =>
  name === 'icon' || (name === 'alt' && !/\p{L}/u.test(value));

function placeholderOf(issue: IssueDetails): string | undefined {
  return ['link', 'picture'].find((kind) => kind === textArg(issue, 'kind'));
}

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
  sign: (issue) => ({
    what: `Only ${quote(textArg(issue, 'text'))} stands in the place of this text.`,
    why: 'The text seems to be still to be written; visitors would read the signs.',
    fix: 'Write what should stand here. If nothing should, delete the whole entry.',
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
