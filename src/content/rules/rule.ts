import type { OpenDocument } from '../document';
import type { Finding } from '../finding';
import type { IssueCode } from '../issue-code';
import type { World } from '../world';

/** Looks at one document, with the whole site around it. */
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
