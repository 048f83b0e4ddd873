import type { Issue, Severity } from './issue';
import type { IssueCode } from './issue-code';
import type { Span } from '../json/locate';

/** Which part of a document is highlighted: the value, the property's key, the part that identifies an object, or none. */
export type Highlight = 'value' | 'key' | 'object' | 'file';

/** What a check found in one document, before it has a line and a column. */
export interface Finding {
  code: IssueCode;
  /** By default an error. */
  severity?: Severity;
  /** JSON pointer (RFC 6901) to the place. */
  pointer: string;
  /** By default the value. */
  highlight?: Highlight;
  /** The exact stretch of the text, where it is not a whole key or value. */
  span?: Span;
  args?: Issue['args'];
}
