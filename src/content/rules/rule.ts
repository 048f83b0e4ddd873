import type { OpenDocument } from '../document';
import type { Finding } from '../finding';
import type { IssueCode } from '../issue-code';
import type { Engine, World } from '../world';

/** Looks at one document by itself: whatever else changes on the site, it finds the same. */
export type OwnRule = (document: OpenDocument, engine: Engine) => Iterable<Finding>;

/** Looks at one document, with the whole site around it. Notes tell it whether there is anything to look for. */
export type DocumentRule = (document: OpenDocument, world: World) => Iterable<Finding>;

/** What is said of a file that is no document: it should be there and is not, or is there and is not read. */
export interface SiteFinding {
  code: IssueCode;
  /** Path inside the pages folder; empty for the folder itself. */
  path: string;
  args?: Finding['args'];
}

/** Looks at the site as a whole. */
export type SiteRule = (world: World) => Iterable<SiteFinding>;
