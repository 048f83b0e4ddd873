import type { Node } from 'jsonc-parser';
import type { RuleFinding } from '../../model/issues/finding';
import { pointerTo } from '../../json/locate';
import type { Lines } from '../../json/lines';
import { propertiesOf } from '../../json/parse';
import { ownRule } from '../rule';
import { textArg, numberArg, quote } from '../../messages/words';

/** A property that stands twice in one object: only the last counts, and the first is lost without a word. */
export const duplicateKey = ownRule({
  code: 'duplicate-key',
  meaning: 'A property stands twice in one group.',
  *check(document) {
    if (document.mayRepeatKeys && document.tree) yield* duplicatesIn(document.tree, '', document.lines);
  },
  words: (issue) => ({
    what: `${quote(textArg(issue, 'name'))} stands here a second time; the first is on line ${numberArg(issue, 'firstLine')}.`,
    why: 'Only the last one would count, and what the first says would be lost without a word.',
    fix: 'Keep one of the two and delete the other.',
  }),
});

function* duplicatesIn(node: Node, pointer: string, lines: Lines): Generator<RuleFinding> {
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
      yield { pointer: place, span: { offset, length }, args: { name, firstLine } };
    } else seen.set(name, key);
    yield* duplicatesIn(value, place, lines);
  }
}
