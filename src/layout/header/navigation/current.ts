import type { Navigation } from '../../../generated/documents';

type NavItem = Navigation['items'][number];

/**
 * Which entry of the bar is marked as current: the first that leads to the page itself, else the first that
 * leads to a place on it (`/#about`), else the first that leads into its folder, as for a page that no menu names.
 *
 * @param route the route of the page in view
 * @param home the home page, in the language of the page
 * @returns the entry's index, or -1
 */
export function currentEntry(items: readonly NavItem[], route: string | undefined, home = '/'): number {
  const leadingTo = (matches: (href: string) => boolean) =>
    items.findIndex((item) => addressesOf(item).some(matches));
  const itself = leadingTo((href) => href === route);
  if (itself >= 0) return itself;
  const place = leadingTo((href) => pageOf(href) === route);
  if (place >= 0) return place;
  const folder = route && folderOf(route, home);
  return folder ? leadingTo((href) => href.startsWith(folder)) : -1;
}

function addressesOf(item: NavItem): string[] {
  if (item.type === 'link') return [item.href];
  const groups = item.type === 'menu' ? item.groups : item.categories;
  return groups.flatMap((group) => group.links.map((link) => link.href));
}

/**
 * The folder at the top that a page is in: `/products/` of `/products/sensors/door`, and in a language `/fr/products/` of
 * `/fr/products/sensors`; nothing for a page at the top.
 */
export function folderOf(route: string, home: string): string | undefined {
  const top = home === '/' ? '' : home;
  const folder = FOLDER.exec(route.slice(top.length))?.[0];
  return folder && top + folder;
}

const FOLDER = /^\/[^/]+\//;

const pageOf = (href: string) => href.replace(/[?#].*$/, '');
