import { absentPages } from '../../documents/site/absent-pages';
import { isAddress } from '../../documents/site/aliases';
import { memoizePerSite } from '../../documents/site/memoize-per-site';
import type { SiteIndex } from '../../documents/site/site-index';
import { folderOf, HOME, nameOf } from '../../model/addresses/route';
import { aliasesIn } from './aliases-in';

/** So many pages that have moved from one folder to one other are told of as a folder that has moved. */
const LEAST_PAGES = 3;

/** Where a page is that somebody has probably given another name. */
interface Move {
  moved: string;
  file: string;
}

/** A folder whose pages stand in another one now. */
export interface MovedFolder {
  /** `/products`. */
  from: string;
  to: string;
  /** The addresses that are gone, in the order of the list of published addresses. */
  pages: string[];
}

/** Whether a page could stand at what the ledger has as an entry. */
export const isRoute = (entry: unknown): entry is string =>
  typeof entry === 'string' && (entry === HOME || isAddress(entry));

/** The published addresses at which nothing stands. That there is no home page is said elsewhere. */
export const goneRoutes = memoizePerSite((siteIndex): readonly string[] => {
  const { published, routes } = siteIndex;
  const gone = [...published].filter((route) => isRoute(route) && route !== HOME && !routes.has(route));
  if (gone.length === 0) return [];
  const claimed = claimedAliases(siteIndex);
  return gone.filter((route) => !claimed.has(route));
});

function claimedAliases({ documents }: SiteIndex): ReadonlySet<string> {
  const pages = documents.filter(({ isSite }) => !isSite);
  return new Set(pages.flatMap((page) => aliasesIn(page).map(({ value }) => value)));
}

/**
 * By the address that is gone: the only new page of the same name in another folder, or the only new one of the folder where it is
 * the only one gone.
 */
export const movesOf = memoizePerSite((siteIndex): ReadonlyMap<string, Move> => {
  const moves = new Map<string, Move>();
  const gone = goneRoutes(siteIndex);
  if (gone.length === 0) return moves;
  const fresh = [...siteIndex.routes.keys()].filter(
    (route) => !siteIndex.published.has(route) && !absentPages(siteIndex).has(route),
  );
  const [freshByName, freshByFolder] = [groupBy(fresh, nameOf), groupBy(fresh, folderOf)];
  const goneByFolder = groupBy(gone, folderOf);
  for (const route of gone) {
    const folder = folderOf(route);
    const beside = goneByFolder.get(folder)?.length === 1 ? freshByFolder.get(folder) : undefined;
    const [moved, ...others] = freshByName.get(nameOf(route)) ?? beside ?? [];
    const page = moved === undefined ? undefined : siteIndex.routes.get(moved);
    if (moved !== undefined && page && others.length === 0)
      moves.set(route, { moved, file: page.source.file });
  }
  return moves;
});

/** By the address of a page that is gone: the folder that has moved with it. No page is left in such a folder. */
export const movedFolders = memoizePerSite((siteIndex): ReadonlyMap<string, MovedFolder> => {
  const folders = new Map<string, MovedFolder>();
  for (const [route, { moved }] of movesOf(siteIndex)) {
    const [from, to] = differentPart(route, moved);
    if (from === '' || to === '') continue;
    const key = `${from} ${to}`;
    const folder = folders.get(key) ?? { from, to, pages: [] };
    folder.pages.push(route);
    folders.set(key, folder);
  }
  const { routes } = siteIndex;
  const known = [...routes.keys()];
  const whole = [...folders.values()].filter(
    ({ from, pages }) => pages.length >= LEAST_PAGES && !known.some((route) => route.startsWith(`${from}/`)),
  );
  // Pages whose names stand in several folders have moved with the others.
  return new Map(
    whole.flatMap(({ from, to }) => {
      const isMoved = (route: string) =>
        route.startsWith(`${from}/`) && routes.has(to + route.slice(from.length));
      const folder = { from, to, pages: goneRoutes(siteIndex).filter(isMoved) };
      return folder.pages.map((route) => [route, folder] as const);
    }),
  );
});

/** The addresses at which the pages of such folders stand now. */
export const intoMovedFolders = memoizePerSite(
  (siteIndex): ReadonlySet<string> =>
    new Set(Array.from(movedFolders(siteIndex), ([route, { from, to }]) => to + route.slice(from.length))),
);

/** Two addresses without the parts at their ends that are the same. */
function differentPart(one: string, other: string): [string, string] {
  const [first, second] = [one.split('/'), other.split('/')];
  while (first.length > 1 && second.length > 1 && first.at(-1) === second.at(-1)) {
    first.pop();
    second.pop();
  }
  return [first.join('/'), second.join('/')];
}

function groupBy(routes: readonly string[], keyOf: (route: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const route of routes) {
    const group = groups.get(keyOf(route));
    if (group) group.push(route);
    else groups.set(keyOf(route), [route]);
  }
  return groups;
}
