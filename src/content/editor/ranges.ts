import type { Position, Range, TextEdit } from 'vscode-languageserver';
import { smallestEdits } from '../json/edit/smallest-edits';
import { type Lines, linesOf } from '../json/lines';
import type { Span } from '../json/locate';
import type { IssueDetails } from '../model/issues/issue-details';

/** The highlighted place of an issue, as editors count: from 0. What is said of a file as a whole stands at its first line. */
export function rangeOf({ line, column, length }: Pick<IssueDetails, 'line' | 'column' | 'length'>): Range {
  const start = { line: line - 1, character: column - 1 };
  const end = length === 0 ? { line, character: 0 } : { ...start, character: start.character + length };
  return { start, end };
}

/** A place in a text, from its offset. */
export function positionAt(lines: Lines, offset: number): Position {
  const { line, column } = lines.positionAt(offset);
  return { line: line - 1, character: column - 1 };
}

/** A stretch of a text, from its offset. */
export const rangeAt = (lines: Lines, { offset, length }: Span): Range => ({
  start: positionAt(lines, offset),
  end: positionAt(lines, offset + length),
});

/** The offset of a place in a text. */
export const offsetAt = (text: string, { line, character }: Position): number =>
  linesOf(text).offsetAt({ line: line + 1, column: character + 1 });

/** Whether two ranges have a place in common; ends count. */
export const touches = (one: Range, other: Range): boolean =>
  isBefore(one.start, other.end) && isBefore(other.start, one.end);

const isBefore = (one: Position, other: Position) =>
  one.line < other.line || (one.line === other.line && one.character <= other.character);

/** The edits that make one text of another, for an editor to apply: the cursor stays where nothing has changed. */
export function textEdits(before: string, after: string): TextEdit[] {
  const lines = linesOf(before);
  return smallestEdits(before, after).map(({ content, ...span }) => ({
    range: rangeAt(lines, span),
    newText: content,
  }));
}
