import type { IssueCode } from './issue-code';

/** How bad a finding is: an error stops the build, a warning does not. */
export type Severity = 'error' | 'warning';

/**
 * A finding of validation. It is data: `format` turns code and args into words.
 * Line and column count from 1 (columns in UTF-16 units, as editors do); `length` is how many
 * units of that line are marked.
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

/** An issue in the same words as the command line has, in parts for a page to lay out. */
export interface IssueText {
  code: IssueCode;
  /** `pages/services/erp.json:12:7` */
  place: string;
  /** What is wrong, and why that matters. */
  message: string;
  /** The line of the document with the place marked below it; empty where there is none. */
  excerpt: string;
  fix: string;
}
