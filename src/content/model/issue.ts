import type { IssueCode } from './issue-code';

/** How bad a finding is: an error stops the build, a warning does not. */
export type Severity = 'error' | 'warning';

/**
 * A finding of validation. It is data: `format` turns code and args into words.
 * Line and column count from 1 (columns in UTF-16 units, as editors do); `length` is how many
 * units of that line are highlighted.
 */
export interface Issue {
  code: IssueCode;
  severity: Severity;
  /** Path of the document as the user knows it, with forward slashes. */
  file: string;
  /** JSON pointer (RFC 6901) to the value or property meant; empty for the whole document. */
  pointer: string;
  line: number;
  column: number;
  length: number;
  /** What the words need: the misspelt name, the suggestion, the limit … */
  args: Readonly<Record<string, string | number | readonly string[]>>;
}
