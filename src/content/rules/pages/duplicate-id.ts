import { locate } from '../../json/locate';
import { ownRule } from '../rule';
import { repeatedIn } from './repeated-block';
import { textArg, numberArg, quote } from '../../messages/words';

/** An id is used once on a page, in blocks inside blocks too; a link would always lead to the first. */
export const duplicateId = ownRule({
  code: 'duplicate-id',
  meaning: 'An id is used twice on one page.',
  choice: 'An id stands twice on one page.',
  documents: ['page'],
  *check(document) {
    const seen = new Map<string, string>();
    // That a block was pasted twice is said of the block.
    const repeated = repeatedIn(document);
    for (const { pointer, value } of document.entries.named('id')) {
      if (typeof value !== 'string') continue;
      const first = seen.get(value);
      if (first === undefined) {
        seen.set(value, pointer);
        continue;
      }
      if (repeated.some((entry) => pointer.startsWith(`${entry.pointer}/`))) continue;
      const node = document.tree && locate(document.tree, first)?.value;
      const firstLine = node ? document.lines.positionAt(node.offset).line : 0;
      yield { pointer, args: { id: value, firstLine } };
    }
  },
  words: (issue) => ({
    what: `The id ${quote(textArg(issue, 'id'))} is used twice on this page; the first is on line ${numberArg(issue, 'firstLine')}.`,
    why: 'A link to it could only ever lead to the first.',
    fix: 'Give one of the two another id, or delete it where no link needs it.',
  }),
});
