import { fromMarkdown } from 'mdast-util-from-markdown';
import type { RichNode } from '../page-data';

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

type MarkdownNode = ReturnType<typeof fromMarkdown>['children'][number];

/**
 * Reads the simple Markdown of documents: paragraphs, lists, bold, stressed and links. Anything else,
 * HTML too, is text and stays as it was typed.
 */
export function parseRichText(markdown: string): RichNode[] {
  if (markdown.length > LONGEST) return [{ type: 'paragraph', children: [{ type: 'text', text: markdown }] }];
  const disabled = TOO_MANY_MARKS.test(markdown) ? [...NOT_MARKUP, 'list'] : NOT_MARKUP;
  return nodesOf(fromMarkdown(markdown, { extensions: [{ disable: { null: disabled } }] }), 1);
}

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
