import type { OpenDocument } from '../document';
import type { Finding } from '../finding';
import type { IssueCode } from '../issue-code';
import type { World } from '../world';

/** Looks at one document, with the whole site around it. */
export type DocumentRule = (document: OpenDocument, world: World) => Iterable<Finding>;

/** A document that should be there and is not. */
export interface Absence {
  code: IssueCode;
  /** Path inside the pages folder; empty for the folder itself. */
  path: string;
}

/** Looks at the site as a whole. */
export type SiteRule = (world: World) => Iterable<Absence>;
