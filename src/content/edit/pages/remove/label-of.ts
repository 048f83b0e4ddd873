import type { Node } from 'jsonc-parser';
import { locate } from '../../../json/locate';

/** What names an object, in quotation marks; empty where nothing does. */
export function labelOf(node: Node): string {
  const label = ['label', 'title', 'heading', 'name'].map((name) => textIn(node, name)).find(Boolean);
  return label === undefined ? '' : JSON.stringify(label);
}

/** A property of an object that is a text; otherwise an empty text. */
export function textIn(node: Node, name: string): string {
  const value: unknown = locate(node, `/${name}`)?.value.value;
  return typeof value === 'string' ? value : '';
}
