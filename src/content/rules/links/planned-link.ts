import { documentRule } from '../rule';
import { hrefsOf, internalLinks, targetsOf } from '../targets/links';
import type { SiteIndex } from '../../documents/site/site-index';
import { textArg, quote } from '../../messages/words';
import { NOT_FOUND, HOME } from '../../model/addresses/route';

/** A link to a page that is planned: a warning, until the page is there. */
export const plannedLink = documentRule({
  code: 'planned-link',
  severity: 'warning',
  meaning: 'A link leads to a page that is still to be written.',
  facts: [hrefsOf],
  *check(document, siteIndex) {
    if (!siteIndex.plannedRoutes?.size) return;
    if (!targetsOf(document, siteIndex).some(({ route }) => isPlanned(route, siteIndex))) return;
    for (const { pointer, span, href, route } of internalLinks(document, siteIndex)) {
      if (route === undefined || !isPlanned(route, siteIndex)) continue;
      yield { pointer, span: span?.(), args: { href, route } };
    }
  },
  words: (issue) => ({
    what: `The link ${quote(textArg(issue, 'href'))} leads to a page that is still to be written.`,
    why: 'Its address stands in "plannedRoutes" in _site.json, so this is a warning only.',
    fix: 'Write the page, then take its address out of "plannedRoutes".',
  }),
  list: {
    what: 'These links lead to pages that are still to be written:',
    why: 'Their addresses stand in "plannedRoutes" in _site.json, so these are warnings only.',
    fix: 'Write the pages, and take the address of each out of "plannedRoutes" when it is there.',
    entry: (issue) => textArg(issue, 'href'),
  },
});

/** Whether a page is listed as planned, and is not there yet. */
function isPlanned(route: string | undefined, { routes, plannedRoutes }: SiteIndex): boolean {
  if (route === undefined || route === HOME || !plannedRoutes?.has(route)) return false;
  return !routes.has(route) || route === NOT_FOUND;
}
