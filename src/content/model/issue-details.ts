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
