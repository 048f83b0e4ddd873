import type { IssueCode } from './all-messages';
import type { IssueDetails } from '../../model/issues/issue-details';

/**
 * A finding of validation. It is data: `report` turns code and args into words.
 * Line and column count from 1 (columns in UTF-16 units, as editors do); `length` is how many
 * units of that line are highlighted.
 */
export interface Issue extends IssueDetails {
  code: IssueCode;
}
