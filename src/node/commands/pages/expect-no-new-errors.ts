import { messageOf } from '../../../content/report/words/words-for';
import type { Issue } from '../../../content/rules/lists/issue';
import { CommandProblem } from '../../system/command-problem';

/**
 * Checks the site as a change would leave it and compares the errors with those of now, before anything is written.
 *
 * @throws CommandProblem when the change would bring an error
 */
export function expectNoNewErrors(before: readonly Issue[], after: readonly Issue[]): void {
  const keyOf = (issue: Issue) => `${issue.code} ${messageOf(issue)}`;
  const known = new Map<string, number>();
  for (const issue of before) known.set(keyOf(issue), (known.get(keyOf(issue)) ?? 0) + 1);
  const added = after.find((issue) => {
    if (issue.severity !== 'error') return false;
    const left = known.get(keyOf(issue)) ?? 0;
    known.set(keyOf(issue), left - 1);
    return left <= 0;
  });
  if (!added) return;
  throw new CommandProblem(
    `That would be a mistake in ${added.file}:${added.line}. ${messageOf(added)} Nothing was changed.`,
  );
}
