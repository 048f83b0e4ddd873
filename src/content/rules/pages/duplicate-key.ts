import type { Node } from 'jsonc-parser';
import type { Finding } from '../../model/finding';
import { pointerTo } from '../../json/locate';
import type { Lines } from '../../json/lines';
import { propertiesOf } from '../../json/parse';
import type { OwnRule } from '../rule';

/** A property that stands twice in one object: only the last counts, and the first is lost without a word. */
export const duplicateKey: OwnRule = function* (document) {
  if (document.mayRepeatKeys && document.tree) yield* duplicatesIn(document.tree, '', document.lines);
};

function* duplicatesIn(node: Node, pointer: string, lines: Lines): Generator<Finding> {
  if (node.type === 'array') {
    for (const [index, item] of (node.children ?? []).entries()) {
      yield* duplicatesIn(item, pointerTo(pointer, index), lines);
    }
    return;
  }
  const seen = new Map<string, Node>();
  for (const { key, value } of propertiesOf(node)) {
    const name = String(key.value);
    const place = pointerTo(pointer, name);
    const first = seen.get(name);
    if (first) {
      const { offset, length } = key;
      const firstLine = lines.positionAt(first.offset).line;
      yield { code: 'duplicate-key', pointer: place, span: { offset, length }, args: { name, firstLine } };
    } else seen.set(name, key);
    yield* duplicatesIn(value, place, lines);
  }
}
