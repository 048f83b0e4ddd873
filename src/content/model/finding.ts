import type { Issue, Severity } from './issue';
import type { IssueCode } from './issue-code';

/** Which part of a document is marked: the value, the property's key, whatever names an object best, or none. */
export type Highlight = 'value' | 'key' | 'object' | 'file';

/** What a check found in one document, before it has a line and a column. */
export interface Finding {
  code: IssueCode;
  /** An error unless said otherwise. */
  severity?: Severity;
  /** JSON pointer (RFC 6901) to the place. */
  pointer: string;
  /** The value unless said otherwise. */
  highlight?: Highlight;
  /** The exact stretch of the text, where it is not a whole key or value. */
  span?: { offset: number; length: number };
  args?: Issue['args'];
}
