import type { Finding } from '../model/finding';
import type { IssueCode } from '../messages/all-messages';
import type { SourceFile } from '../model/source';

/** What was found in a document that is right in its form, by itself. JSON can hold all of it. */
export interface CachedCheck {
  ruleFindings: readonly Finding<IssueCode>[];
  polish: readonly Finding<IssueCode>[];
  /** In the order in which notes are taken; without the one property where nothing was to be noted. */
  facts: readonly { fact?: unknown }[];
}

/** What was found when the very same text stood at the same place, in this run or before. */
export interface CheckCache {
  find(source: SourceFile): CachedCheck | undefined;
  keep(source: SourceFile, check: CachedCheck): void;
}
