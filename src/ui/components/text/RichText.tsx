import { createElement, type ReactNode } from 'react';
import type { RichNode } from '../../../content/model/pages/page-data';
import { useAssets } from '../../contexts/assets-context';
import { Link } from '../link/Link';
import styles from './rich-text.module.css';

/**
 * Paragraphs, lists and links of a document.
 *
 * @param text the text's name, as `richText` of a block has it
 */
export function RichText({ text, className = '' }: { text: string; className?: string }) {
  const nodes = useAssets().texts[text] ?? [];
  return createElement('div', { className: `${styles.text} ${className}` }, ...elements(nodes));
}

const tags = { paragraph: 'p', item: 'li', strong: 'strong', emphasis: 'em' } as const;

/** The nodes of a text never change their places, so they are children without keys. */
const elements = (nodes: readonly RichNode[]): ReactNode[] => nodes.map(element);

function element(node: RichNode): ReactNode {
  if (node.type === 'text') return node.text;
  const children = elements(node.children);
  if (node.type === 'link') return createElement(Link, { href: node.href }, ...children);
  if (node.type !== 'list') return createElement(tags[node.type], null, ...children);
  return node.ordered
    ? createElement('ol', { start: node.start }, ...children)
    : createElement('ul', null, ...children);
}
