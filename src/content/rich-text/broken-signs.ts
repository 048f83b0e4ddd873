import type { RichNode } from '../model/pages/page-data';
import { mayHaveLinks, parseRichText } from './parse';
import { plainText } from './plain-text';

/** Signs of a rich text that visitors would read, or that make nothing of what is meant. */
export interface BrokenSign {
  kind: 'open-link' | 'empty-link' | 'open-bold' | 'line-break' | 'heading' | 'table' | 'foreign';
  /** As it stands in the text. */
  written: string;
}

/** The beginning of a link, among words: its round bracket is never closed. */
const OPEN_LINK = /(?:\[[^\][\n]{0,100})?\]\((?:\/|#[a-z]|https?:|mailto:|tel:|www\.)[^\s()]{0,100}/;

/** A link without a word in it, as it is written. */
const EMPTY_LINK = /\[\s{0,20}\]\([^\s()]{1,300}\)/;

/** Two stars before a word, and such a pair with a space inside; two stars behind a word may point to a note. */
const OPEN_BOLD = /(?<![\p{L}\p{N}*\\])\*\*[\p{L}\p{N}"“«'‘(][^*\n]{0,60}/u;
const WIDE_BOLD =
  /(?<![\p{L}\p{N}*\\])\*\*[ \t][\p{L}\p{N}][^*\n]{0,300}[\p{L}\p{N}.!?:]\*\*(?![\p{L}\p{N}*])/u;
const NOTE = /[\p{L}\p{N}.!?:)]\*\*(?!\*)/u;

/** A backslash and an n, as they stand in JSON for a new line. In names of folders a small letter follows. */
const LINE_BREAK = /\\r\\n|(?<!\\[^\s\\]{0,60})\\n(?:\\n|(?=\s|[-*•]\s|\d{1,3}[.)]\s|\p{Lu}))/u;

const HEADING = /^#{1,6} +\p{L}[^\n]{0,60}/mu;

/** A row between two strokes, and what is inside divided by others. */
const TABLE = /^[ \t]{0,20}\|[^|\n]{1,300}\|[^\n]*\|[ \t]*$/m;

/** What Markdown has for quotations, lines, code and deleted words. */
const FOREIGN =
  /^> \p{L}[^\n]{0,60}|^(?:-{3,}|\*{3,}|_{3,})$|`[^`\s][^`\n]{0,60}`|^```[^\n]{0,60}|~~[^\s~][^~\n]{0,60}~~/mu;

/** The first of such signs in a rich text. */
export function brokenSign(text: string): BrokenSign | undefined {
  return (
    brokenPair(text) ??
    found('line-break', LINE_BREAK.exec(text)) ??
    found('heading', HEADING.exec(text)) ??
    found('table', TABLE.exec(text)) ??
    found('foreign', FOREIGN.exec(text))
  );
}

/** The backslash and the n that are meant as a new line, in a text of any kind. */
export const writtenLineBreak = (text: string) => LINE_BREAK.exec(text)?.[0];

const found = (kind: BrokenSign['kind'], match: RegExpExecArray | null): BrokenSign | undefined =>
  match ? { kind, written: match[0].trim() } : undefined;

/** Links and bold words as they should be; without them hardly any text has signs left to look at. */
const RIGHT = /\[(?=[^\][\n]{0,300}[^\s\][])[^\][\n]{1,300}\]\([^()\s]{1,300}\)|\*\*[^\s*][^*\n]{0,300}\*\*/g;

function brokenPair(text: string): BrokenSign | undefined {
  if (!mayHaveLinks(text) && !text.includes('**')) return undefined;
  if (!/\]\(|\*\*/.test(text.replace(RIGHT, ''))) return undefined;
  for (const node of leavesOf(parseRichText(text))) {
    if (node.type === 'link') return { kind: 'empty-link', written: EMPTY_LINK.exec(text)?.[0] ?? node.href };
    const link = found('open-link', OPEN_LINK.exec(node.text));
    if (link) return link;
    const bold = WIDE_BOLD.exec(node.text) ?? (NOTE.test(node.text) ? null : OPEN_BOLD.exec(node.text));
    // With a backslash before them stars are meant to be read.
    if (bold && !text.includes('\\*')) return found('open-bold', bold);
  }
  return undefined;
}

/** The texts of a rich text, and links without any. */
function leavesOf(nodes: readonly RichNode[]): Extract<RichNode, { type: 'text' | 'link' }>[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return [node];
    return node.type === 'link' && plainText([node]) === '' ? [node] : leavesOf(node.children);
  });
}
