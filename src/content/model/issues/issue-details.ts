/** How bad a finding is: an error stops the build, a warning does not. */
export type Severity = 'error' | 'warning';

/** What the words of an issue need: the misspelt name, the suggestion, the limit … */
export type IssueArgs = Readonly<Record<string, string | number | readonly string[]>>;

/** All of an issue but its code: what the words of that code are made from. */
export interface IssueDetails {
  severity: Severity;
  /** Path of the document as the user knows it, with forward slashes. */
  file: string;
  /** JSON pointer (RFC 6901) to the value or property meant; empty for the whole document. */
  pointer: string;
  line: number;
  column: number;
  length: number;
  args: IssueArgs;
}

/** An issue in the same words as the command line has, in parts for a page to lay out. */
export interface IssueText {
  code: string;
  /** `pages/services/repairs.json:12:7` */
  place: string;
  /** What is wrong, and why that matters. */
  message: string;
  /** The line of the document with the place marked below it; empty where there is none. */
  excerpt: string;
  fix: string;
}
