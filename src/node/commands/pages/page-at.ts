import type { OpenDocument } from '../../../content/documents/document/open-document';
import type { SiteIndex } from '../../../content/documents/site/site-index';
import { suggest } from '../../../content/util/suggest';
import { routeFrom } from '../../read/route-from';
import { CommandProblem } from '../../system/command-problem';

/** A page that stands on the site. */
export interface PageHere {
  route: string;
  page: OpenDocument;
}

/**
 * The page that a person names by its address, in any form that {@link routeFrom} knows.
 *
 * @throws CommandProblem when there is no such page
 */
export function pageAt(written: string, siteIndex: SiteIndex): PageHere {
  const route = routeFrom(written, siteIndex);
  const page = siteIndex.routes.get(route);
  if (page) return { route, page };
  const meant = suggest(route, siteIndex.routes.keys());
  throw new CommandProblem(
    `There is no page at ${route}.${meant === undefined ? '' : ` Did you mean ${meant}?`}`,
  );
}
