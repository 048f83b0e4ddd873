import { spanOfText } from '../../json/span-of-text';
import type { Words } from '../../messages/message';
import type { IssueDetails } from '../../model/issues/issue-details';
import { ownRule } from '../rule';
import { quote, textArg } from '../../messages/words';
import { suspectTexts } from './suspect-texts';

/** Signs of Markdown around words, before a line, and around a link. */
const MARKDOWN = /\*\*[^\s*][^*]*\*\*|__[^\s_][^_]*__|^#{1,6} \S|`[^`\s][^`]*`|!?\[[^\][]+\]\([^()\s]+\)/m;

/**
 * Single signs around words, as chats know them, too: `*Free*`, `_today_`, `~ten~`. Stars that multiply, point to a note or stand for
 * anything, and lines in names of files, have a letter outside them or a space inside.
 */
const AROUND_WORDS =
  /(?<![\p{L}\p{M}\p{N}*_~/\\.])([*_~])(?=[\p{L}\p{N}])[^*_~\n]*[\p{L}\p{M}\p{N}.!?:]\1(?![\p{L}\p{M}\p{N}*_~])/u;

/** Signs before the entries of a list, which word processors and chats put there. */
const BULLET = '[•▪●◦‣➢➤]';

/** In rich texts a list has other signs. */
const BULLETS = new RegExp(`(?:^|\\n|: ?)[ \\t]{0,20}${BULLET}[ \\t]`);
const LINES = /\n[ \t]{0,20}(?:[-*·–]|\d{1,3}[.)])[ \t]+\S/;

/** What is meant as a link of a rich text, and is none: a space before the bracket, or inside of the address. */
const BROKEN_LINK =
  /\[[^\][\n]{1,200}\](?: \((?:\/|#|https?:|mailto:|tel:|www\.)[^()\n]{1,300}\)|\((?:\/|#|https?:|mailto:|tel:|www\.)[^()\n"\s]{0,300} +[^()\n"\s][^()\n"]{0,300}\))/;

/** Most texts are shown as they are written: visitors would read the signs. */
export const markdownInText = ownRule({
  code: 'markdown-in-text',
  severity: 'warning',
  meaning: 'A text has signs of Markdown or of a list in it, which visitors would read as they are written.',
  choice: 'A text has signs of Markdown or of a list in it, which visitors would read.',
  isImprovement: true,
  *check(document) {
    for (const { pointer, name, value } of suspectTexts(document)) {
      const isRich = name === 'richText';
      const text = isRich ? undefined : (MARKDOWN.exec(value) ?? AROUND_WORDS.exec(value))?.[0];
      if (text !== undefined) {
        yield { pointer, span: spanOfText(document, pointer, text, 0), args: { text, list: '' } };
        continue;
      }
      const broken = isRich ? BROKEN_LINK.exec(value)?.[0] : undefined;
      if (broken !== undefined) {
        yield {
          pointer,
          span: spanOfText(document, pointer, broken, 0),
          args: { text: broken, list: 'link' },
        };
        continue;
      }
      const sign = (BULLETS.exec(value) ?? (isRich ? null : LINES.exec(value)))?.[0].replace(/^:/, '').trim();
      if (sign === undefined) continue;
      const list = isRich ? 'rich' : 'plain';
      yield { pointer, span: spanOfText(document, pointer, sign, 0), args: { text: sign, list } };
    }
  },
  words: (issue) =>
    LIST_WORDS[textArg(issue, 'list')]?.(issue) ?? {
      what: `There are signs of Markdown or of a chat in this text: ${quote(textArg(issue, 'text'))}.`,
      why: 'Texts are shown as they are written, so visitors would read the signs. The block gives headings and links their look.',
      fix: 'Delete the signs and leave the words. For a link, write the block that has one, such as a button.',
    },
});

/** By what is in the text: signs of a list, or a link that is none. */
const LIST_WORDS: Readonly<Record<string, (issue: IssueDetails) => Words>> = {
  plain: (issue) => ({
    what: `${quote(textArg(issue, 'text'))} stands before words in this text, as in a list.`,
    why: 'A text is shown in one piece: line breaks as spaces, and the signs among the words.',
    fix: 'Delete the signs, and write a sentence; or give each entry a place of its own, in a block that has a list.',
  }),
  link: (issue) => ({
    what: `${quote(textArg(issue, 'text'))} is meant as a link, and is none.`,
    why: 'There is a space too many in it; visitors would read the brackets and the address.',
    fix: 'Delete the space between ] and (, and those in the address: [words](/services/repairs), [call us](tel:{phone}).',
  }),
  rich: (issue) => ({
    what: `${quote(textArg(issue, 'text'))} stands before words in this text, and is no sign of a list here.`,
    why: 'It is shown as lines in one piece, with the signs among the words.',
    fix: 'Begin each entry on a line of its own with a hyphen and a space, like this: - First\\n- Second',
  }),
};
