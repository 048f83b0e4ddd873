import type { Node } from 'jsonc-parser';
import { propertiesOf } from './parse';

/** A stretch of a text. */
export interface Span {
  offset: number;
  length: number;
}

/** The target of a JSON pointer: the node of its value, and of its key when it is a property. */
export interface Located {
  value: Node;
  key: Node | undefined;
}

/**
 * Follows a JSON pointer (RFC 6901) through a tree. Of two equal keys the last one counts.
 *
 * @returns undefined where the tree has no such place
 */
export function locate(tree: Node, pointer: string): Located | undefined {
  let found: Located = { value: tree, key: undefined };
  for (const segment of segmentsOf(pointer)) {
    const next = step(found.value, segment);
    if (!next) return undefined;
    found = next;
  }
  return found;
}

/** `/blocks/0/a~1b` is `blocks`, `0`, `a/b`. */
export function segmentsOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replace(/~1/g, '/').replace(/~0/g, '~'));
}

/** The pointer to a property or item of what another pointer leads to. */
export function pointerTo(parent: string, segment: string | number): string {
  return `${parent}/${typeof segment === 'string' && SPECIAL.test(segment) ? escaped(segment) : segment}`;
}

const SPECIAL = /[~/]/;
const escaped = (segment: string) => segment.replace(/~/g, '~0').replace(/\//g, '~1');

/** The pointer to the parent; of the whole document, itself. */
export function parentOf(pointer: string): string {
  return pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));
}

function step(node: Node, segment: string): Located | undefined {
  if (node.type === 'array') {
    const item = node.children?.[Number(segment)];
    return item && { value: item, key: undefined };
  }
  return propertyNamed(node, segment);
}

const indexes = new WeakMap<Node, Map<string, Located>>();

/** The properties of an object are indexed once, for objects with very many of them. */
function propertyNamed(node: Node, name: string): Located | undefined {
  const index =
    indexes.get(node) ?? new Map(propertiesOf(node).map((property) => [property.key.value, property]));
  indexes.set(node, index);
  return index.get(name);
}

/** Whether a place is another one, or inside it. */
export const isWithin = (pointer: string, outer: string): boolean =>
  pointer === outer || pointer.startsWith(`${outer}/`);

/** The number of an entry in its list, from 0. */
export const indexOf = (pointer: string): number => Number(pointer.slice(pointer.lastIndexOf('/') + 1));
