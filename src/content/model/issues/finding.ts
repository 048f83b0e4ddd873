import type { IssueArgs, Severity } from './issue-details';

/** Which part of a document is highlighted: the value, the property's key, the part that identifies an object, or none. */
export type Highlight = 'value' | 'key' | 'object' | 'file';

/** A finding of a rule in one document, before it has a line and a column. */
export interface RuleFinding {
  /** By default that of the rule. */
  severity?: Severity;
  /** Whether the severity stands, whatever the site document or the command makes of the rule; silence is still possible. */
  keepsSeverity?: boolean;
  /** JSON pointer (RFC 6901) to the place. */
  pointer: string;
  /** By default the value. */
  highlight?: Highlight;
  /** The exact stretch of the text, where it is not a whole key or value. */
  span?: { offset: number; length: number };
  args?: IssueArgs;
}

/** The same with the code that has its words. */
export interface Finding<Code extends string> extends RuleFinding {
  code: Code;
}
