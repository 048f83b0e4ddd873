import type { Navigation } from '../../generated/documents';

type NavItem = Navigation['items'][number];

/**
 * Which entry of the bar stands for the page in view: the first that leads to the page itself, else the first that
 * leads to a place on it (`/#about`).
 *
 * @param route the route of the page in view
 * @returns the entry's index, or -1
 */
export function currentEntry(items: readonly NavItem[], route: string | undefined): number {
  const leadingTo = (matches: (href: string) => boolean) =>
    items.findIndex((item) => addressesOf(item).some(matches));
  const itself = leadingTo((href) => href === route);
  return itself >= 0 ? itself : leadingTo((href) => pageOf(href) === route);
}

function addressesOf(item: NavItem): string[] {
  if (item.type === 'link') return [item.href];
  const groups = item.type === 'menu' ? item.groups : item.categories;
  return groups.flatMap((group) => group.links.map((link) => link.href));
}

const pageOf = (href: string) => href.replace(/[?#].*$/, '');
