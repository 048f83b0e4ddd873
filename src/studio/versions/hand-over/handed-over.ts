/** What is handed over, as far as it matters for visitors and for the name of the change. */
export interface HandedOver {
  /** The paths of changed pages that are drafts. */
  drafts: readonly string[];
  /** The paths of pages that visitors do not see as the site was, and see as it is now. */
  nowPublic: readonly string[];
  /** What the change may be called. */
  proposedName: string;
}
