import { issueAt } from '../check/issue-at';
import { textFinding } from '../documents/document/text-finding';
import { linesOf } from '../json/lines';
import type { Span } from '../json/locate';
import { parseJson } from '../json/parse';
import { textMessages } from '../messages/text-messages';

/** Why a text is no document yet, in the words of `npm run validate`. */
export interface WordedProblem {
  span: Span;
  /** From 1. */
  line: number;
  what: string;
  why: string;
  fix: string;
}

/**
 * Says why a text is not JSON.
 *
 * @param text without its byte order mark
 * @param file the document, as the person knows it
 * @returns undefined where it is JSON
 */
export function textProblemOf(text: string, file: string): WordedProblem | undefined {
  const parsed = parseJson(text);
  if ('value' in parsed) return undefined;
  const lines = linesOf(text);
  const source = { path: file, file, content: { text } };
  const issue = issueAt({ source, tree: undefined, text, lines }, textFinding(parsed.problem, lines));
  const message = textMessages.find(({ code }) => code === issue.code);
  const { what = '', why = '', fix = '' } = message?.words(issue) ?? {};
  const offset = lines.offsetAt(issue);
  return { span: { offset, length: issue.length }, line: issue.line, what, why, fix };
}
