import type { RichNode } from '../model/pages/page-data';

/** The plain text of a rich text: paragraphs and items follow on one line. */
export function plainText(nodes: readonly RichNode[]): string {
  return nodes.map(textOf).join('').replace(/\s+/g, ' ').trim();
}

function textOf(node: RichNode): string {
  if (node.type === 'text') return node.text;
  const text = node.children.map(textOf).join('');
  return node.type === 'paragraph' || node.type === 'item' ? `${text} ` : text;
}
