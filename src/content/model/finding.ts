import type { IssueArgs, Severity } from './issue-details';
import type { Span } from '../json/locate';

/** Which part of a document is marked: the value, the property's key, whatever names an object best, or none. */
export type Highlight = 'value' | 'key' | 'object' | 'file';

/** What a rule found in one document, before it has a line and a column. */
export interface RuleFinding {
  /** That of the rule unless said otherwise. */
  severity?: Severity;
  /** JSON pointer (RFC 6901) to the place. */
  pointer: string;
  /** The value unless said otherwise. */
  highlight?: Highlight;
  /** The exact stretch of the text, where it is not a whole key or value. */
  span?: Span;
  args?: IssueArgs;
}

/** The same with the code that has its words. */
export interface Finding<Code extends string> extends RuleFinding {
  code: Code;
}
