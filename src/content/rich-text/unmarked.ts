import type { RichNode } from '../page-data';

/** No markup is without one of these, unless it is a list. The second line: whitespace, which the parser treats in its own way. */
const MARKS = /[*_[\\]|[\t\r\0\uFEFF]|^ | $/m;

const LIST = /^(?:[-+]|\d{1,9}[.)])(?: |$)/m;

/**
 * Most texts have no markup, only words in one paragraph or more: they need no parser.
 *
 * @returns undefined for a text that may have markup
 */
export function readUnmarked(text: string): RichNode[] | undefined {
  if (MARKS.test(text) || LIST.test(text)) return;
  return text
    .replace(/^\n+|\n+$/g, '')
    .split(/\n{2,}/)
    .filter((part) => part !== '')
    .map(paragraphOf);
}

export const paragraphOf = (text: string): RichNode => ({
  type: 'paragraph',
  children: [{ type: 'text', text }],
});
