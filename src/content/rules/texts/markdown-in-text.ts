import { spanOfText } from '../../json/span-of-text';
import type { Words } from '../../messages/message';
import type { IssueDetails } from '../../model/issues/issue-details';
import { ownRule } from '../rule';
import { quote, textArg } from '../../messages/words';
import { brokenSign, writtenLineBreak } from '../../rich-text/broken-signs';
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
      const sign = name === 'richText' ? signOfRich(value) : signOfPlain(value);
      if (!sign) continue;
      const { text, list } = sign;
      yield { pointer, span: spanOfText(document, pointer, text, 0), args: { text, list } };
    }
  },
  words: (issue) =>
    LIST_WORDS[textArg(issue, 'list')]?.(issue) ?? {
      what: `There are signs of Markdown or of a chat in this text: ${quote(textArg(issue, 'text'))}.`,
      why: 'Texts are shown as they are written, so visitors would read the signs. The block gives headings and links their look.',
      fix: 'Delete the signs and leave the words. For a link, write the block that has one, such as a button.',
    },
});

/** A sign as it stands in a text, and of what it is one; empty for Markdown in a text that has none. */
interface Sign {
  text: string;
  list: string;
}

function signOfPlain(value: string): Sign | undefined {
  const text = (MARKDOWN.exec(value) ?? AROUND_WORDS.exec(value))?.[0];
  if (text !== undefined) return { text, list: '' };
  const lineBreak = writtenLineBreak(value);
  if (lineBreak !== undefined) return { text: lineBreak, list: 'plain-line-break' };
  return bulletIn(value, 'plain', LINES);
}

function signOfRich(value: string): Sign | undefined {
  const broken = BROKEN_LINK.exec(value)?.[0];
  if (broken !== undefined) return { text: broken, list: 'link' };
  const sign = brokenSign(value);
  return sign ? { text: sign.written, list: sign.kind } : bulletIn(value, 'rich');
}

function bulletIn(value: string, list: string, others?: RegExp): Sign | undefined {
  const match = BULLETS.exec(value) ?? others?.exec(value);
  return match ? { text: match[0].replace(/^:/, '').trim(), list } : undefined;
}

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
  'open-link': (issue) => ({
    what: `${quote(textArg(issue, 'text'))} is meant as a link, and is none.`,
    why: 'Its round bracket is never closed; visitors would read the brackets and the address.',
    fix: 'Write ) behind the address: [words](/services/repairs).',
  }),
  'empty-link': (issue) => ({
    what: `The link ${quote(textArg(issue, 'text'))} has no words.`,
    why: 'Nobody can see it, and whoever goes through the page by keyboard or has it read out stops there.',
    fix: 'Write between the square brackets what it leads to: [our repairs](/services/repairs). Or delete it.',
  }),
  'open-bold': (issue) => ({
    what: `The stars of ${quote(textArg(issue, 'text'))} are no pair around words, so nothing is bold.`,
    why: 'Visitors would read them.',
    fix: 'Write ** before the first word and behind the last one, without spaces inside: **Ready today**. Or delete them.',
  }),
  'closed-bold': (issue) => ({
    what: `The stars of ${quote(textArg(issue, 'text'))} are no pair around words, so nothing is bold.`,
    why: 'Visitors would read them.',
    fix: 'Write ** before the first word, too: **Ready today**. Or delete them. If they point to a note, write \\\\*\\\\*.',
    inStudio: 'Make the words bold anew, and delete these stars.',
  }),
  'tight-bold': (issue) => ({
    what: `The stars of ${quote(textArg(issue, 'text'))} make nothing bold.`,
    why: 'A mark, such as a full stop or a quotation mark, stands next to them inside, and a letter outside; so visitors would read the stars.',
    fix: 'Put the mark outside of the stars, as in **Today**: at nine. Or put a space between the stars and the letter.',
  }),
  picture: (issue) => ({
    what: `${quote(textArg(issue, 'text'))} is meant as a picture, and is none.`,
    why: 'Texts have no pictures; visitors would see an exclamation mark and a link.',
    fix: 'Show the picture in a block with a picture: the name of its file stands after "src". For a link, delete the !.',
    inStudio: 'Show the picture in a block that has one. For a link, delete the exclamation mark.',
  }),
  'other-link': (issue) => ({
    what: `${quote(textArg(issue, 'text'))} is meant as a link, and is none.`,
    why: 'A link has one form here; visitors would read the brackets and the address.',
    fix: 'Write the words in square brackets, and the address in round ones right behind them: [words](/services/repairs).',
  }),
  'line-break': (issue) => ({
    what: `${quote(textArg(issue, 'text'))} is shown as it is: a backslash and a letter.`,
    why: 'In the file a new line is one backslash and an n; with two backslashes visitors would read them.',
    fix: 'Write \\n\\n with one backslash each between two paragraphs, and \\n before the entry of a list.',
    inStudio: 'Delete these signs, and press Enter twice between two paragraphs.',
  }),
  'plain-line-break': (issue) => ({
    what: `${quote(textArg(issue, 'text'))} is shown as it is: a backslash and a letter.`,
    why: 'This text is shown in one piece, and has no lines; visitors would read the signs.',
    fix: 'Write a space in their place.',
  }),
  heading: (issue) => ({
    what: `${quote(textArg(issue, 'text'))} is meant as a heading, and is none.`,
    why: 'Texts have no headings; visitors would read the signs.',
    fix: 'Write it as the "heading" of a block of its own, or in bold: **Ready today**.',
  }),
  table: (issue) => ({
    what: `${quote(textArg(issue, 'text'))} is meant as a row of a table, and is none.`,
    why: 'Texts have no tables; visitors would read the signs |.',
    fix: 'Write a list: - First\\n- Second. Or choose a block that has entries.',
  }),
  foreign: (issue) => ({
    what: `The signs of ${quote(textArg(issue, 'text'))} mean nothing here.`,
    why: 'Texts have paragraphs, lists, bold and stressed words, and links; visitors would read other signs of Markdown.',
    fix: 'Delete the signs and leave the words.',
  }),
};
