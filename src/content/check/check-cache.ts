import type { Finding } from '../model/issues/finding';
import type { IssueCode } from '../rules/lists/all-messages';
import type { SourceFile } from '../model/source';

/** The results for a document that is valid against its schema, as plain JSON. */
export interface CachedCheck {
  ruleFindings: readonly Finding<IssueCode>[];
  improvements: readonly Finding<IssueCode>[];
  /** The facts in their fixed order; `value` is left out where there is none. */
  facts: readonly { fact?: unknown }[];
}

/** The cached results for the same text at the same path, from this run or an earlier one. */
export interface CheckCache {
  find(source: SourceFile): CachedCheck | undefined;
  keep(source: SourceFile, check: CachedCheck): void;
}
