import type { Issue } from '../../rules/lists/issue';
import { countIssues } from '../summary';
import { messageOf, wordsFor } from '../words/words-for';

/** Issues for programs, as one JSON object with a line break at its end. */
export function formatJson(issues: readonly Issue[], documents: number): string {
  const report = {
    issues: issues.map((issue) => ({
      file: issue.file,
      line: issue.line,
      column: issue.column,
      pointer: issue.pointer,
      code: issue.code,
      severity: issue.severity,
      message: messageOf(issue),
      ...remedyOf(issue),
    })),
    summary: countIssues(issues, documents),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

/** With the list of what is possible, to which the remedy may refer. */
function remedyOf(issue: Issue) {
  const { fix, more } = wordsFor(issue);
  return { fix, ...(more !== undefined && { more }) };
}
