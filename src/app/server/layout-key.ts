import type { Site } from '../../content/model/pages/page-data';
import { HOME } from '../../content/model/addresses/route';
import { currentEntry, folderOf } from '../../layout/header/navigation/current';

/** The page of every address that a site document names: the path in `"/services#prices"`. */
const PAGES_NAMED = /"(\/[^"?#]*)/g;

/**
 * Tells apart pages whose header and footer differ. These are the same on all pages but for the links that lead to the page in
 * view, and for the entry of the navigation that leads to it, to a place on it, or into its folder, which are marked.
 *
 * @returns answers for a route; pages with the same answer have the same header and footer
 */
export function createLayoutKey(site: Site): (route: string) => string {
  const { navigation, home = HOME } = site;
  const ofFolders = new Map<string, string>();
  // The logo leads to the home page, whether or not the document names it.
  const named = new Set([
    home,
    ...Array.from(JSON.stringify(site).matchAll(PAGES_NAMED), ([, path]) => path),
  ]);
  return (route) => {
    if (named.has(route)) return route;
    const folder = folderOf(route, home) ?? '';
    const key = ofFolders.get(folder) ?? `entry ${currentEntry(navigation?.items ?? [], route, home)}`;
    ofFolders.set(folder, key);
    return key;
  };
}
