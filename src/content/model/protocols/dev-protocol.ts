import type { IssueText } from '../issues/issue-details';
import type { PageData, SiteData } from '../pages/page-data';

/** In dev: what the browser is to show at a route, as the documents are now. */
export interface DevView {
  route: string;
  /** The last valid version, otherwise what can be shown of an invalid one. */
  page: PageData;
  /** Absent until the site document was valid once; then nothing but the issues can be shown. */
  site?: SiteData;
  /** The errors of all documents, those of this page first. */
  issues: readonly IssueText[];
  /** That a build would leave the page out now, as a sentence; absent where it is public. */
  leftOut?: string;
}

/** Names of the events between dev server and browser. */
export const DEV_EVENTS = {
  /** Browser to server: this is the route in view; send its updates. */
  watch: 'pagewright:watch',
  /** Server to browser: a view, at once and after each change. */
  view: 'pagewright:view',
} as const;
