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

type MarkdownNode = ReturnType<typeof fromMarkdown>['children'][number];

/**
 * Reads the simple Markdown of documents: paragraphs, lists, bold, stressed and links. Anything else,
 * HTML too, is text and stays as it was typed.
 */
export function parseRichText(markdown: string): RichNode[] {
  return nodesOf(fromMarkdown(markdown, { extensions: [{ disable: { null: NOT_MARKUP } }] }));
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

function nodesOf({ children }: { children: readonly MarkdownNode[] }): RichNode[] {
  return children.flatMap(nodeOf);
}

function nodeOf(node: MarkdownNode): RichNode[] {
  switch (node.type) {
    case 'text':
      return [{ type: 'text', text: node.value }];
    case 'break':
      return [{ type: 'text', text: '\n' }];
    case 'paragraph':
    case 'strong':
    case 'emphasis':
      return [{ type: node.type, children: nodesOf(node) }];
    case 'link':
      return [{ type: 'link', href: node.url, children: nodesOf(node) }];
    case 'list': {
      const start = node.start ?? 1;
      const list = { type: node.type, ordered: node.ordered === true, children: nodesOf(node) };
      return [start === 1 ? list : { ...list, start }];
    }
    case 'listItem':
      return [{ type: 'item', children: withoutLoneParagraph(nodesOf(node)) }];
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
