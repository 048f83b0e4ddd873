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
  const known = new Set(before.map(keyOf));
  const added = after.find((issue) => issue.severity === 'error' && !known.has(keyOf(issue)));
  if (!added) return;
  throw new CommandProblem(
    `That would be a mistake in ${added.file}:${added.line}. ${messageOf(added)} Nothing was changed.`,
  );
}
