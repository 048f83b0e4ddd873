import type { Issue } from '../model/issue';
import type { IssueCode } from '../messages/all-messages';
import type { Lines } from '../json/lines';
import { excerptRows } from './excerpt';
import { messageOf, fixSentence, wordsFor } from './words-for';

/** An issue with the words of the command line, in parts for a page. */
export interface IssueText {
  code: IssueCode;
  /** `pages/services/erp.json:12:7` */
  place: string;
  /** What is wrong, and why that matters. */
  message: string;
  /** The line of the document with carets below its place; empty where there is none. */
  excerpt: string;
  fix: string;
}

/** @param lines of the issue's document, where they are known */
export function issueText(issue: Issue, lines: Lines | undefined): IssueText {
  const { fix, more } = wordsFor(issue);
  return {
    code: issue.code,
    place: `${issue.file}:${issue.line}:${issue.column}`,
    message: messageOf(issue),
    excerpt: excerptRows(issue, lines).join('\n'),
    fix: [fixSentence(fix), more].filter(Boolean).join(' '),
  };
}
