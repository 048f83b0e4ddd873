import { ownRule } from '../rule';
import { textArg, listArg, quote } from '../../messages/words';
import type { IssueDetails } from '../../model/issues/issue-details';

const FIRST = '/blocks/0/type';

/** A page has one main heading and begins with it (WCAG 1.3.1, 2.4.6): that of its opening block. */
export const headingOrder = ownRule({
  code: 'heading-order',
  severity: 'warning',
  meaning: 'A page does not begin with its one main heading.',
  choice: 'A page does not begin with its heading, or has two main headings.',
  isImprovement: true,
  documents: ['page'],
  *check({ entries }, { openings }) {
    if (openings.size === 0) return;
    const found = entries.named('type').filter(({ value }) => openings.has(String(value)));
    const names = [...openings];
    const [first, ...others] = found;
    const report = (reason: 'none' | 'late' | 'second', pointer: string, type: unknown) =>
      ({
        pointer,
        args: { reason, type: String(type), openings: names },
      }) as const;
    if (!first) yield report('none', FIRST, '');
    else if (first.pointer !== FIRST) yield report('late', first.pointer, first.value);
    for (const { pointer, value } of others) yield report('second', pointer, value);
  },
  words: headingWords,
});

function headingWords(issue: IssueDetails) {
  const why = 'Screen readers and search engines know a page by its one main heading, at the top.';
  const more = `Blocks with a main heading are: ${listArg(issue, 'openings')}.`;
  const type = quote(textArg(issue, 'type'));
  switch (textArg(issue, 'reason')) {
    case 'none':
      return {
        what: 'This page has no main heading.',
        why,
        fix: 'Begin it with a block that has one.',
        more,
      };
    case 'late':
      return {
        what: `The main heading, in ${type}, is not at the top.`,
        why,
        fix: 'Move that block to the top.',
        more,
      };
    default:
      return {
        what: `${type} gives this page a second main heading.`,
        why,
        fix: 'Take another kind of block here.',
        more,
      };
  }
}
