import type { Severity } from '../issues/issue-details';
import type { Operation } from '../operation';

/** An issue in the words of `npm run validate`, in parts. */
export interface StudioIssue {
  path: string;
  /** JSON pointer (RFC 6901); empty for the document as a whole. */
  pointer: string;
  severity: Severity;
  code: string;
  /** `pages/services/repairs.json:12:7` */
  place: string;
  what: string;
  why: string;
  /** What to do, as a sentence without "Fix:". */
  fix: string;
  /** What helps with that, such as the names that are possible. */
  more?: string;
  /** The address of the entry that explains it. */
  guide: string;
  /** Nothing has been written there yet. */
  isEmpty?: boolean;
  /** A text that only says what to write there, as its field does. */
  isPlaceholder?: boolean;
  fixes: readonly StudioFix[];
}

/** A fix that can be made at once. */
export interface StudioFix {
  /** Left out where it only says that a value is the real one: the studio has words for that. */
  title?: string;
  operations: readonly Operation[];
}
