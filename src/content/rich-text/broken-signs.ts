import type { RichNode } from '../model/pages/page-data';
import { mayHaveLinks, parseRichText } from './parse';
import { plainText } from './plain-text';

/** Signs of a rich text that visitors would read, or that make nothing of what is meant. */
export interface BrokenSign {
  kind:
    | 'open-link'
    | 'empty-link'
    | 'other-link'
    | 'open-bold'
    | 'closed-bold'
    | 'tight-bold'
    | 'picture'
    | 'line-break'
    | 'heading'
    | 'table'
    | 'foreign';
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
const WIDER_BOLD = /(?<!\S)\*\*[ \t]\p{L}{2}[^*\n]{0,300}[ \t]\*\*(?![^\s.,;:!?])/u;
const NOTE = /[\p{L}\p{N}.!?:)]\*\*(?!\*)/u;

/**
 * Two stars on either side of words, without a space inside. They are no pair where a mark stands next to them inside, and a letter
 * outside (CommonMark 0.31.2, section 6.2): `**Today:**at nine`, and what is common where words have no spaces between them.
 */
const TIGHT_BOLD = /\*\*[\p{L}\p{N}\p{Ps}\p{Pi}"'][^*\n]{0,300}[^\s*]\*\*/u;

/** Two stars behind a word, in a text that has no others. */
const CLOSED_BOLD = /^[^*]*?([^\s*]{0,60}[\p{L}\p{M}\p{N}.!?]\*\*)(?![\p{L}\p{N}])[^*]*$/u;

/** What other programs read as a link: its brackets the other way round, an address between < and >, an address in a line below. */
const OTHER_LINK =
  /\([^()\n]{1,100}\)\[(?:\/|#[a-z]|https?:|mailto:|tel:|www\.)[^\][\s]{0,100}\]|<(?:https?:\/\/|www\.|mailto:)[^\s<>]{1,100}>|^\[[^\][\n]{1,60}\]:[ \t]{1,10}(?:https?:|\/|#[a-z]|mailto:|www\.)\S{0,100}/m;

/** A picture, as Markdown has it. */
const PICTURE = /!\[[^\][\n]{0,200}\]\([^()\n]{1,300}\)/;

/** A backslash and an n, as they stand in JSON for a new line. In names of folders a small letter follows. */
const LINE_BREAK = /\\r\\n|(?<!\\[^\s\\]{0,60})\\n(?:\\n|(?=\s|[-*•]\s|\d{1,3}[.)]\s|\p{Lu}))/u;

const HEADING = /^#{1,6} +\p{L}[^\n]{0,60}/mu;

/** A row between two strokes, and what is inside divided by others. */
const TABLE = /^[ \t]{0,20}\|[^|\n]{1,300}\|[^\n]*\|[ \t]*$/m;

/** What Markdown has for quotations, lines, headings above lines, code, deleted words, notes and lists of what is done. */
const FOREIGN =
  /^> \p{L}[^\n]{0,60}|^(?:-{3,}|={3,}|\*{3,}|_{3,})$|`[^`\s][^`\n]{0,60}`|^```[^\n]{0,60}|~~[^\s~][^~\n]{0,60}~~|\[\^[^\][\s^]{1,20}\]|(?<=^[-*+] )\[[ xX]\](?= )/mu;

/** The first of such signs in a rich text. */
export function brokenSign(text: string): BrokenSign | undefined {
  return (
    found('picture', PICTURE.exec(text)) ??
    brokenPair(text) ??
    found('other-link', OTHER_LINK.exec(text)) ??
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
const RIGHT =
  /\[(?=[^\][\n]{0,300}[^\s\][])[^\][\n]{1,300}\]\([^()\s]{1,300}\)|(?:(?<![\p{L}\p{M}\p{N}])\*\*(?=[^\s*])|\*\*(?=[\p{L}\p{N}]))[^*\n]{1,300}(?:(?<=[\p{L}\p{M}\p{N}])\*\*|(?<=[^\s*])\*\*(?![\p{L}\p{M}\p{N}]))/gu;

function brokenPair(text: string): BrokenSign | undefined {
  if (!mayHaveLinks(text) && !text.includes('**')) return undefined;
  if (!/\]\(|\*\*/.test(text.replace(RIGHT, ''))) return undefined;
  for (const node of leavesOf(parseRichText(text))) {
    if (node.type === 'link') return { kind: 'empty-link', written: EMPTY_LINK.exec(text)?.[0] ?? node.href };
    const link = found('open-link', OPEN_LINK.exec(node.text));
    if (link) return link;
    // With a backslash before them stars are meant to be read.
    const bold = text.includes('\\*') ? undefined : brokenBold(node.text);
    if (bold) return bold;
  }
  const closed = text.includes('\\*') ? undefined : CLOSED_BOLD.exec(text)?.[1];
  return closed === undefined ? undefined : { kind: 'closed-bold', written: closed };
}

/** @param text a part of a rich text in which no stars are a pair */
const brokenBold = (text: string) =>
  found('tight-bold', TIGHT_BOLD.exec(text)) ??
  found('open-bold', WIDE_BOLD.exec(text) ?? WIDER_BOLD.exec(text)) ??
  (NOTE.test(text) ? undefined : found('open-bold', OPEN_BOLD.exec(text)));

/** The texts of a rich text, and links without any. */
function leavesOf(nodes: readonly RichNode[]): Extract<RichNode, { type: 'text' | 'link' }>[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return [node];
    return node.type === 'link' && plainText([node]) === '' ? [node] : leavesOf(node.children);
  });
}
