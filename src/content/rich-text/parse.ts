import type { Token } from 'markdown-it';
import type { RichNode } from '../model/pages/page-data';
import { markdown } from './markdown';

/**
 * A line that begins with this many list markers and spaces is not parsed as a list. The parser is recursive, and
 * a text of only list markers would exhaust the stack.
 */
const TOO_MANY_MARKS = /^(?:[ \t]|[-+*][ \t]|\d{1,9}[.)][ \t]){100}/m;

/** In levels. Deeper inside only text stays, since browsers limit the depth of trees. Even, so that no list is left without its items. */
const MAX_NESTING = 30;

/** In characters. The schema refuses a text far shorter; dev also shows documents that it refuses, and this one could take hours. */
const MAX_LENGTH = 20_000;

/**
 * Reads the simple Markdown of documents: paragraphs, lists, bold, stressed and links. Anything else,
 * HTML too, is text and stays as it was typed.
 */
export function parseRichText(text: string): RichNode[] {
  if (text.length > MAX_LENGTH) return [{ type: 'paragraph', children: [{ type: 'text', text }] }];
  return nodesOf(markdown(!TOO_MANY_MARKS.test(text)).parse(text, {}));
}

/** Whether a text may contain links. Parsing thousands of texts without links takes seconds. */
export const mayHaveLinks = (text: string) => text.includes('](');

/** The addresses of the links in a text, in order. */
export function linksIn(nodes: readonly RichNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return [];
    return [...(node.type === 'link' ? [node.href] : []), ...linksIn(node.children)];
  });
}

type Parent = Exclude<RichNode, { type: 'text' }>;

/** Tokens are a flat list: opening, content, closing. */
function nodesOf(tokens: readonly Token[]): RichNode[] {
  const root: RichNode[] = [];
  const open: { parent: Parent; children: RichNode[] }[] = [];
  const inside = () => open.at(-1)?.children ?? root;

  for (const token of tokens.flatMap(withChildren)) {
    if (token.nesting === 1) {
      const children: RichNode[] = [];
      open.push({ parent: parentOf(token, children), children });
    } else if (token.nesting === -1) {
      const closed = open.pop();
      if (closed) inside().push(...(open.length < MAX_NESTING ? [finished(closed.parent)] : closed.children));
    } else addText(inside(), textOf(token));
  }
  return root;
}

/** Text is one level deeper, in inline tokens. */
const withChildren = (token: Token) => (token.type === 'inline' ? (token.children ?? []) : [token]);

const textOf = ({ type, content }: Token) => (type === 'text' ? content : '\n');

function addText(nodes: RichNode[], text: string): void {
  const last = nodes.at(-1);
  if (last?.type === 'text') nodes.splice(-1, 1, { type: 'text', text: last.text + text });
  else if (text !== '') nodes.push({ type: 'text', text });
}

function parentOf(token: Token, children: RichNode[]): Parent {
  switch (token.type) {
    case 'link_open':
      return { type: 'link', href: String(token.attrGet('href')), children };
    case 'strong_open':
      return { type: 'strong', children };
    case 'em_open':
      return { type: 'emphasis', children };
    case 'list_item_open':
      return { type: 'item', children };
    case 'bullet_list_open':
      return { type: 'list', ordered: false, children };
    case 'ordered_list_open': {
      const start = Number(token.attrGet('start') ?? 1);
      return { type: 'list', ordered: true, ...(start !== 1 && { start }), children };
    }
    default:
      return { type: 'paragraph', children };
  }
}

/** An entry that has one paragraph only, and perhaps a list below it, needs no space around that paragraph. */
function finished(node: Parent): Parent {
  const isLone =
    node.type === 'item' && node.children.filter(({ type }) => type === 'paragraph').length === 1;
  if (!isLone) return node;
  return {
    ...node,
    children: node.children.flatMap((child) => (child.type === 'paragraph' ? child.children : [child])),
  };
}
