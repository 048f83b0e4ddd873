import type { Node } from 'jsonc-parser';
import { pointerTo } from './locate';
import { propertiesOf } from './parse';

/** Two entries of a list that stand in one { }, since the "}, {" between them is missing. */
export interface JoinedEntry {
  pointer: string;
  /** The name that begins both of them: where the first and where the second begins. */
  first: Node;
  second: Node;
}

/**
 * The list entries of a document that are two in one: the name that begins an entry stands in it once more, with others between. Where
 * it is not "type", a further name has to stand twice, too.
 */
export function joinedEntries(tree: Node): JoinedEntry[] {
  return [...joinedIn(tree, '', false)];
}

function* joinedIn(node: Node, pointer: string, isEntry: boolean): Generator<JoinedEntry> {
  if (node.type === 'array') {
    for (const [index, item] of (node.children ?? []).entries())
      yield* joinedIn(item, pointerTo(pointer, index), true);
    return;
  }
  const properties = propertiesOf(node);
  const second = isEntry ? secondBeginning(properties.map(({ key }) => key)) : undefined;
  const [first] = properties;
  if (second && first) {
    yield { pointer, first: first.key, second };
    return;
  }
  for (const { key, value } of properties)
    yield* joinedIn(value, pointerTo(pointer, String(key.value)), false);
}

function secondBeginning(keys: readonly Node[]): Node | undefined {
  const [first] = keys;
  const at = keys.findIndex((key, index) => index > 1 && key.value === first?.value);
  const isCertain = first?.value === 'type' || new Set(keys.map(({ value }) => value)).size < keys.length - 1;
  return isCertain ? keys[at] : undefined;
}
