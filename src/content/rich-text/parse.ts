import { fromMarkdown } from 'mdast-util-from-markdown';
import type { RichNode } from '../page-data';
import { paragraphOf, readUnmarked } from './unmarked';

/** What of CommonMark is not read as markup: it stays as it was typed (names of micromark constructs). */
const NOT_MARKUP = [
  'autolink',
  'blockQuote',
  'characterReference',
  'codeFenced',
  'codeIndented',
  'codeText',
  'definition',
  'headingAtx',
  'htmlFlow',
  'htmlText',
  'labelStartImage',
  'setextUnderline',
  'thematicBreak',
];

/**
 * A line that begins with so many list marks at once is no list. The parser enters each list by a call of its own, and
 * a text of nothing but marks would exhaust the stack.
 */
const TOO_MANY_MARKS = /^[ \t]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+){9}/m;

/** Deeper than this only words stay: browsers give up on trees too deep. Even, so that no list is left without its items. */
const DEEPEST = 30;

/** In characters. The schema refuses a text far shorter; dev also shows documents that it refuses, and this one could take hours. */
const LONGEST = 20_000;

/** A paragraph of its own between two texts: it ends what is before it, be that a list. A character for private use. */
const BETWEEN = '\uE000';

type MarkdownNode = ReturnType<typeof fromMarkdown>['children'][number];

/**
 * Reads the simple Markdown of documents: paragraphs, lists, bold, stressed and links. Anything else,
 * HTML too, is text and stays as it was typed.
 */
export function parseRichText(markdown: string): RichNode[] {
  const [nodes = []] = parseRichTexts([markdown]);
  return nodes;
}

/** As {@link parseRichText}, for many texts: those that need the parser share one call, whose start costs most of its time. */
export function parseRichTexts(texts: readonly string[]): RichNode[][] {
  const known = new Map<string, RichNode[]>();
  const together = new Set<string>();
  for (const text of texts) {
    const unmarked = text.length > LONGEST ? [paragraphOf(text)] : readUnmarked(text);
    if (unmarked) known.set(text, unmarked);
    else if (TOO_MANY_MARKS.test(text)) known.set(text, nodesOf(parse(text, [...NOT_MARKUP, 'list']), 1));
    else if (text.includes(BETWEEN)) known.set(text, nodesOf(parse(text), 1));
    else together.add(text);
  }
  const parsed = parseTogether([...together]);
  for (const [index, text] of [...together].entries()) known.set(text, parsed[index] ?? []);
  return texts.map((text) => known.get(text) ?? []);
}

function parseTogether(texts: readonly string[]): RichNode[][] {
  if (texts.length === 0) return [];
  const parts: MarkdownNode[][] = [[]];
  for (const node of parse(texts.join(`\n\n${BETWEEN}\n\n`)).children) {
    if (isBetween(node)) parts.push([]);
    else parts.at(-1)?.push(node);
  }
  return parts.map((children) => nodesOf({ children }, 1));
}

function isBetween(node: MarkdownNode): boolean {
  if (node.type !== 'paragraph') return false;
  const [only] = node.children;
  return only?.type === 'text' && only.value === BETWEEN;
}

const parse = (markdown: string, disabled = NOT_MARKUP) =>
  fromMarkdown(markdown, { extensions: [{ disable: { null: disabled } }] });

/** Whether a text can have links at all. To read thousands of texts that have none takes seconds. */
export const mayHaveLinks = (markdown: string) => markdown.includes('](');

/** The addresses of the links in a text, in order. */
export function linksIn(nodes: readonly RichNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return [];
    return [...(node.type === 'link' ? [node.href] : []), ...linksIn(node.children)];
  });
}

/** @param depth how many nodes deep these stand, from 1 */
function nodesOf({ children }: { children: readonly MarkdownNode[] }, depth: number): RichNode[] {
  return children.flatMap((node) => {
    const nodes = nodeOf(node, depth + 1);
    return depth <= DEEPEST
      ? nodes
      : nodes.flatMap((each) => (each.type === 'text' ? [each] : each.children));
  });
}

function nodeOf(node: MarkdownNode, depth: number): RichNode[] {
  switch (node.type) {
    case 'text':
      return [{ type: 'text', text: node.value }];
    case 'break':
      return [{ type: 'text', text: '\n' }];
    case 'paragraph':
    case 'strong':
    case 'emphasis':
      return [{ type: node.type, children: nodesOf(node, depth) }];
    case 'link':
      return [{ type: 'link', href: node.url, children: nodesOf(node, depth) }];
    case 'list': {
      const start = node.start ?? 1;
      const list = { type: node.type, ordered: node.ordered === true, children: nodesOf(node, depth) };
      return [start === 1 ? list : { ...list, start }];
    }
    case 'listItem':
      return [{ type: 'item', children: withoutLoneParagraph(nodesOf(node, depth)) }];
    default:
      return [];
  }
}

/** An entry that has one paragraph only, and perhaps a list below it, needs no space around that paragraph. */
function withoutLoneParagraph(nodes: RichNode[]): RichNode[] {
  const isLone = nodes.filter(({ type }) => type === 'paragraph').length === 1;
  if (!isLone) return nodes;
  return nodes.flatMap((node) => (node.type === 'paragraph' ? node.children : [node]));
}
