import type { Site } from '../../content/model/page-data';
import { HOME } from '../../content/model/route';
import { folderOf } from '../../layout/header/navigation/current';

/** The page of every address that a site document names: the path in `"/services#prices"`. */
const PAGES_NAMED = /"(\/[^"?#]*)/g;

/**
 * Tells apart pages whose header and footer differ. These are the same on all pages but for the links that lead to the page in
 * view, to a place on it, or into its folder (`currentEntry`), which are marked.
 *
 * @returns answers for a route; pages with the same answer have the same header and footer
 */
export function createLayoutKey(site: Site): (route: string) => string {
  const named = new Set(Array.from(JSON.stringify(site).matchAll(PAGES_NAMED), ([, path]) => path));
  return (route) => (named.has(route) ? route : (folderOf(route, site.home ?? HOME) ?? ''));
}
