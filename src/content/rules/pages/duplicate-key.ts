import type { Node } from 'jsonc-parser';
import type { RuleFinding } from '../../model/issues/finding';
import { type JoinedEntry, joinedEntries } from '../../json/joined-entries';
import { pointerTo } from '../../json/locate';
import type { Lines } from '../../json/lines';
import { propertiesOf } from '../../json/parse';
import { ownRule } from '../rule';
import { numberArg, quote, textArg } from '../../messages/words';
import type { Words } from '../../messages/message';
import type { IssueDetails } from '../../model/issues/issue-details';

/** A property that stands twice in one object: only the last counts, and the first is lost without a word. */
export const duplicateKey = ownRule({
  code: 'duplicate-key',
  meaning: 'A property stands twice in one group.',
  *check(document) {
    // The tree is made on demand, and hardly any document needs it.
    if (!document.mayRepeatKeys || !document.tree) return;
    const joined = new Map(joinedEntries(document.tree).map((entry) => [entry.pointer, entry]));
    yield* duplicatesIn(document.tree, '', { lines: document.lines, joined });
  },
  words: (issue) => (issue.args.joined ? joinedWords(issue) : duplicateWords(issue)),
});

function joinedWords(issue: IssueDetails): Words {
  const name = quote(textArg(issue, 'name'));
  return {
    what: `Another entry of the list begins here, inside the one that begins on line ${numberArg(issue, 'firstLine')}.`,
    why: 'Each entry of a list stands in its own { and }. Between these two, } and { are missing.',
    fix: `Write }, { before ${name}, in the place of the comma there.`,
  };
}

function duplicateWords(issue: IssueDetails): Words {
  return {
    what: `${quote(textArg(issue, 'name'))} stands here a second time; the first is on line ${numberArg(issue, 'firstLine')}.`,
    why: 'Only the last one would count, and what the first says would be lost without a word.',
    fix: 'Keep one of the two and delete the other.',
  };
}

interface Surroundings {
  lines: Lines;
  /** By pointer: entries of lists that are two in one, of which nothing else is said. */
  joined: ReadonlyMap<string, JoinedEntry>;
}

function* duplicatesIn(node: Node, pointer: string, around: Surroundings): Generator<RuleFinding> {
  const entry = around.joined.get(pointer);
  if (entry) {
    yield findingAt(pointerTo(pointer, String(entry.second.value)), entry, around.lines, { joined: 1 });
    return;
  }
  if (node.type === 'array') {
    for (const [index, item] of (node.children ?? []).entries()) {
      yield* duplicatesIn(item, pointerTo(pointer, index), around);
    }
    return;
  }
  const seen = new Map<string, Node>();
  for (const { key, value } of propertiesOf(node)) {
    const name = String(key.value);
    const place = pointerTo(pointer, name);
    const first = seen.get(name);
    if (first) yield findingAt(place, { first, second: key }, around.lines);
    else seen.set(name, key);
    yield* duplicatesIn(value, place, around);
  }
}

function findingAt(
  pointer: string,
  { first, second }: Pick<JoinedEntry, 'first' | 'second'>,
  lines: Lines,
  more: { joined?: number } = {},
): RuleFinding {
  const { offset, length } = second;
  const firstLine = lines.positionAt(first.offset).line;
  return { pointer, span: { offset, length }, args: { name: String(second.value), firstLine, ...more } };
}
