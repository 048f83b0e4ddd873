import { chatBeginning } from '../../json/syntax/pasted';
import { spanOfText } from '../../json/span-of-text';
import { publicationOf } from '../../documents/site/absent-pages';
import type { Words } from '../../messages/message';
import type { IssueDetails } from '../../model/issues/issue-details';
import { parentOf, pointerTo } from '../../json/locate';
import { valueAt } from '../../json/value-at';
import {
  goesWithPicture,
  LINK_PLACEHOLDER,
  PICTURE_PLACEHOLDER,
  placeholderKind,
} from '../../model/pages/placeholders';
import { isSignAlone, leftToWrite, perhapsLeftToWrite } from './left-to-write';
import { suspectTexts } from './suspect-texts';
import { ownRule } from '../rule';
import { CHOOSE_PICTURE, textArg, quote } from '../../messages/words';

/** Errors of tables in English, French, Spanish and Portuguese, a number that a table has made short, and one that is wider than its cell. */
const OF_TABLE =
  /#(?:REF|VALUE|DIV\/0|NUM|NULL|SPILL|CALC|VALEUR|NOMBRE|NUL|NÚM|VALOR)!|#N\/[AD]\b|#(?:NAME|NOM|NOME|¿NOMBRE)\?|^\s*\d[.,]\d+E\+\d{2}\s*$|^#{4,}$/;

/** Values of programs that there are not, errors of word processors, and what chats and writing programs leave in a copied text. */
const OF_PROGRAM =
  /\[object \w+\]|^(?:undefined|null|NaN)$|\bError! (?:Bookmark|Reference source|Hyperlink reference) not\b|\bErreur ?! (?:Signet|Source du renvoi)\b|<(?:Media omitted|Médias omis)>|【\d+(?::\d+)?†|:contentReference\[/;

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
      if (!left || goesWithPicture(name, valueAt(document.value, pointerTo(parentOf(pointer), 'src'))))
        continue;
      const isPart = !WHOLE_VALUES.includes(left.kind);
      yield {
        ...severity,
        ...(left.kind === 'perhaps' && { severity: 'warning' as const, keepsSeverity: true }),
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
  kind: 'link' | 'picture' | 'program' | 'chat' | 'text' | 'sign' | 'perhaps';
  text: string;
}

/** Of these the value as a whole is marked. */
const WHOLE_VALUES: readonly Left['kind'][] = ['link', 'picture', 'sign'];

function leftIn(name: string, value: string): Left | undefined {
  const placeholder = placeholderKind(name, value);
  if (placeholder) return { kind: placeholder, text: value };
  const ofProgram = (OF_TABLE.exec(value) ?? OF_PROGRAM.exec(value))?.[0];
  if (ofProgram !== undefined) return { kind: 'program', text: ofProgram };
  const sent = chatBeginning(value);
  if (sent !== undefined) return { kind: 'chat', text: sent };
  // Of a picture whose description has no word, and of an icon, other rules tell.
  if (isSignAlone(value)) return isToldElsewhere(name, value) ? undefined : { kind: 'sign', text: value };
  const text = leftToWrite(value);
  if (text !== undefined) return { kind: 'text', text };
  const perhaps = perhapsLeftToWrite(value);
  return perhaps === undefined ? undefined : { kind: 'perhaps', text: perhaps };
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
  chat: (issue) => ({
    what: `${quote(textArg(issue, 'text'))} was copied with this text out of a chat.`,
    why: 'Visitors would read who wrote it to whom, and when.',
    fix: 'Delete it, and leave the words of the message.',
  }),
  perhaps: (issue) => ({
    what: `${quote(textArg(issue, 'text'))} in this text seems to be still to be filled in.`,
    why: 'Visitors would read the signs.',
    fix: 'Write what should stand here; if the signs are meant, leave them.',
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
    inStudio: `${CHOOSE_PICTURE} Where there is to be none, remove it.`,
  }),
};
