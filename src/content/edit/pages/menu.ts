import type { NavLink, SiteDocument } from '../../../generated/documents';
import { pointerTo } from '../../json/locate';
import { folderOf } from '../../model/addresses/route';

/** A menu to which the entry of a new page can be added. */
export interface MenuPosition {
  /** The name for messages: `Products/Management`. */
  name: string;
  /** JSON pointer to the list in the site document. */
  pointer: string;
  links: readonly NavLink[];
  /** In a menu of the bar at the top; otherwise in the footer, or in the bar itself. */
  isMain: boolean;
}

/** Whether a menu is one of a category, which gives its pages their color. */
export const isOfCategory = (pointer: string): boolean =>
  pointer.startsWith('/navigation/') && pointer.includes('/categories/');

/** The entries of the bar itself, and how many it has room for (schema/site.schema.json). */
const BAR = '/navigation/items';
const MAX_IN_BAR = 8;

/** All menus in the navigation and in the footer, and last the bar itself, where it has room. */
export function menuPositions({
  navigation,
  footer,
}: Pick<SiteDocument, 'navigation' | 'footer'>): MenuPosition[] {
  const main = navigation.items.flatMap((item, index) => {
    if (item.type === 'link') return [];
    const lists = 'groups' in item ? item.groups : item.categories;
    const part = 'groups' in item ? 'groups' : 'categories';
    return lists.map((list, at) => ({
      name: `${item.label}/${'heading' in list ? list.heading : list.label}`,
      pointer: pathTo('navigation', 'items', index, part, at, 'links'),
      links: list.links,
      isMain: true,
    }));
  });
  const columns = (footer.columns ?? []).map(({ heading, links }, index) => ({
    name: `footer/${heading}`,
    pointer: pathTo('footer', 'columns', index, 'links'),
    links,
    isMain: false,
  }));
  const legal = { name: 'footer/legal', pointer: '/footer/legal', links: footer.legal ?? [], isMain: false };
  const inBar = navigation.items.filter((item) => item.type === 'link');
  const bar = { name: 'bar', pointer: BAR, links: inBar, isMain: false };
  return [
    ...main,
    ...columns,
    ...(footer.legal ? [legal] : []),
    ...(navigation.items.length < MAX_IN_BAR ? [bar] : []),
  ];
}

/**
 * The entry of a page in one of these menus.
 *
 * @param pointer to the list
 */
export const entryIn = (pointer: string, entry: NavLink): object =>
  pointer === BAR ? { type: 'link', label: entry.label, href: entry.href } : entry;

/** The menus that a name may mean: that of this full name, those with this last part, or the only one of a group. */
export function positionsNamed(positions: readonly MenuPosition[], written: string): MenuPosition[] {
  const name = written.trim().toLowerCase();
  const whole = positions.filter((position) => position.name.toLowerCase() === name);
  if (whole.length > 0) return whole;
  return positions.filter((position) => position.name.toLowerCase().split('/').includes(name));
}

/**
 * The menu of a page, if it is clear: that of its model, or else that of all pages of its folder.
 *
 * @returns undefined where that is nowhere, or more than one place
 */
export function positionOf(
  positions: readonly MenuPosition[],
  { route, like }: { route: string; like: string | undefined },
): MenuPosition | undefined {
  const holding = (isMeant: (linked: string) => boolean) =>
    positions.filter(({ links }) => links.some(({ href }) => isMeant(pageOf(href))));
  if (like !== undefined) {
    const found = holding((linked) => linked === like);
    const isBar = ({ pointer }: MenuPosition) => pointer === BAR;
    const others = found.filter((position) => !isBar(position));
    return only(found.filter(({ isMain }) => isMain)) ?? only(others) ?? only(found);
  }
  const folder = folderOf(route);
  if (folder === '') return undefined;
  return only(holding((linked) => folderOf(linked) === folder).filter(({ isMain }) => isMain));
}

/**
 * The menu that suits a page best: the main one that leads to most pages of its folder.
 *
 * @returns undefined where there is none, or several suit as well
 */
export function likelyPosition(positions: readonly MenuPosition[], route: string): MenuPosition | undefined {
  const folder = folderOf(route);
  if (folder === '') return undefined;
  const counted = positions
    .filter(({ isMain }) => isMain)
    .map((position) => ({
      position,
      count: position.links.filter(({ href }) => folderOf(pageOf(href)) === folder).length,
    }));
  const most = Math.max(0, ...counted.map(({ count }) => count));
  return most === 0
    ? undefined
    : only(counted.filter(({ count }) => count === most).map((one) => one.position));
}

/**
 * The folder in which most pages of a menu are, and where a new one of it belongs; empty for the top.
 *
 * @returns undefined where there are no pages, or as many in several folders
 */
export function folderIn({ links }: MenuPosition): string | undefined {
  const counts = new Map<string, number>();
  for (const { href } of links.filter((link) => link.href.startsWith('/'))) {
    const folder = folderOf(pageOf(href));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const most = Math.max(0, ...counts.values());
  const folders = [...counts].filter(([, count]) => count === most).map(([folder]) => folder);
  return folders.length === 1 ? folders[0] : undefined;
}

/** The address in a link without its anchor. */
export const pageOf = (href: string) => href.replace(/[?#].*$/, '');

const only = (positions: readonly MenuPosition[]) => (positions.length === 1 ? positions[0] : undefined);

const pathTo = (...segments: (string | number)[]) => segments.reduce<string>(pointerTo, '');
