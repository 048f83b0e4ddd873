import { spanOfText } from '../../json/span-of-text';
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

/** Most texts are shown as they are written: visitors would read the signs. */
export const markdownInText = ownRule({
  code: 'markdown-in-text',
  severity: 'warning',
  meaning: 'A text has signs of Markdown in it, which visitors would read as they are written.',
  choice: 'A text has signs of Markdown in it, which visitors would read.',
  isImprovement: true,
  *check(document) {
    for (const { pointer, name, value } of suspectTexts(document)) {
      const text = name === 'richText' ? undefined : (MARKDOWN.exec(value) ?? AROUND_WORDS.exec(value))?.[0];
      if (text !== undefined) yield { pointer, span: spanOfText(document, pointer, text, 0), args: { text } };
    }
  },
  words: (issue) => ({
    what: `There are signs of Markdown or of a chat in this text: ${quote(textArg(issue, 'text'))}.`,
    why: 'Texts are shown as they are written, so visitors would read the signs. The block gives headings and links their look.',
    fix: 'Delete the signs and leave the words. For a link, write the block that has one, such as a button.',
  }),
});
