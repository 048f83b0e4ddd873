import type { Issue } from '../../rules/lists/issue';
import type { IssueText } from '../../model/issues/issue-details';
import type { Lines } from '../../json/lines';
import { excerptRows } from './excerpt';
import { messageOf, remediesOf } from './words-for';

/** @param lines of the issue's document, where they are known */
export function issueText(issue: Issue, lines: Lines | undefined): IssueText {
  return {
    code: issue.code,
    place: `${issue.file}:${issue.line}:${issue.column}`,
    message: messageOf(issue),
    excerpt: excerptRows(issue, lines).join('\n'),
    fix: remediesOf(issue).join(' '),
  };
}
