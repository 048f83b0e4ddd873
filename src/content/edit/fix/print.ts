import type { Node } from 'jsonc-parser';
import { MAX_WIDTH, rawOf } from '../../json/edit/layout';
import { type Arrange, oneLine } from '../../json/edit/one-line';
import { propertiesOf } from '../../json/parse';

const INDENT = '  ';

/**
 * Prints a tree with an indent of two spaces, one property or entry a line. Names, texts and numbers stay as
 * they are written, letter for letter.
 *
 * @param text the text of the tree
 * @returns the document with line feeds, and one at its end
 */
export function print(tree: Node, text: string, arrange: Arrange = propertiesOf): string {
  const raw = (node: Node) => rawOf(text, node);

  /** @param lead the text before the value on its line */
  function lines(node: Node, lead: string, indent: string): string {
    if (!node.children) return raw(node);
    const isShort = node !== tree && !/[\r\n]/.test(raw(node));
    const short = node.children.length === 0 || isShort ? oneLine(text, node, arrange) : '';
    // A comma may follow.
    if (node.children.length === 0 || (short !== '' && lead.length + short.length + 1 <= MAX_WIDTH))
      return short;
    const inner = indent + INDENT;
    const parts =
      node.type === 'array'
        ? node.children.map((item) => inner + lines(item, inner, inner))
        : arrange(node).map(({ key, value }) => {
            const name = `${inner}${raw(key)}: `;
            return name + lines(value, name, inner);
          });
    const [open, close] = node.type === 'array' ? '[]' : '{}';
    return `${open}\n${parts.join(',\n')}\n${indent}${close}`;
  }
  return `${lines(tree, '', '')}\n`;
}
