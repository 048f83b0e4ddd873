import type { Node } from 'jsonc-parser';
import { propertiesOf } from '../parse';
import { rawOf } from './layout';

/** The properties of an object, in the order in which they are to be printed. */
export type Arrange = (node: Node) => { key: Node; value: Node }[];

/** A value of a document on one line. Names, texts and numbers stay as they are written. */
export function oneLine(text: string, node: Node, arrange: Arrange = propertiesOf): string {
  if (node.type === 'array')
    return bracketed(
      '[]',
      (node.children ?? []).map((entry) => oneLine(text, entry, arrange)),
    );
  if (node.type !== 'object') return rawOf(text, node);
  const properties = arrange(node);
  return bracketed(
    '{}',
    properties.map(({ key, value }) => `${rawOf(text, key)}: ${oneLine(text, value, arrange)}`),
  );
}

/** The parts of a list or an object between its brackets. */
export function bracketed(brackets: '[]' | '{}', parts: readonly string[]): string {
  const [open, close] = brackets;
  const pad = brackets === '{}' && parts.length > 0 ? ' ' : '';
  return `${open}${pad}${parts.join(', ')}${pad}${close}`;
}
