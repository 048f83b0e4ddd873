import type { Issue } from '../../rules/lists/issue';
import { safeForTerminals } from '../words/safe-text';
import { messageOf, remediesOf } from '../words/words-for';

/**
 * Issues one a line, for the problem matchers of editors: `pages/a.json:3:5: error dead-link: The link …`. Line breaks in
 * texts of documents are replaced.
 */
export function formatLine(issues: readonly Issue[]): string {
  return issues.map((issue) => `${lineOf(issue)}\n`).join('');
}

function lineOf(issue: Issue): string {
  const { file, line, column, severity, code } = issue;
  const message = [messageOf(issue), ...remediesOf(issue)].join(' ');
  return `${safeForTerminals(`${file}:${line}:${column}`)}: ${severity} ${code}: ${message}`;
}
