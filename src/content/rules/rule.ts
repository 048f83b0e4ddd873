import type { OpenDocument } from '../documents/open-document';
import type { Finding } from '../model/finding';
import type { IssueCode } from '../model/issue-code';
import type { RuleContext, SiteIndex } from '../documents/site-index';

/** Looks at one document by itself: whatever else changes on the site, it finds the same. */
export type OwnRule = (document: OpenDocument, ruleContext: RuleContext) => Iterable<Finding>;

/** Looks at one document, with the whole site around it. Notes tell it whether there is anything to look for. */
export type DocumentRule = (document: OpenDocument, siteIndex: SiteIndex) => Iterable<Finding>;

/** What is said of a file that is no document: it should be there and is not, or is there and is not read. */
export interface SiteFinding {
  code: IssueCode;
  /** Path inside the pages folder; empty for the folder itself. */
  path: string;
  args?: Finding['args'];
}

/** Looks at the site as a whole. */
export type SiteRule = (siteIndex: SiteIndex) => Iterable<SiteFinding>;
