import { HOME } from './route';

/**
 * The id of the script element that holds the page's data in its HTML. Like all ids of the engine it begins with
 * _, which ids in documents never do.
 */
export const PAGE_DATA_ID = '_page-data';

/** The id of the element that holds header, page and footer. */
export const APP_ID = '_app';

/** The id of the element whose text screen readers announce when the visitor has gone to another page. */
export const ANNOUNCER_ID = '_announcer';

/** The route that an address's path means: `/services/repairs/` is `/services/repairs`. */
export function routeOfPathname(pathname: string): string {
  return pathname.replace(/\/+$/, '') || HOME;
}

/** Where the list of all pages stands. */
export const ROUTE_LIST = '/_data/_routes.json';

/** One page of the list. */
export interface ListedRoute {
  route: string;
  /** The page's short name. */
  name: string;
}

/** Where the catalogue of blocks stands. Its name begins with _, as no page's address does. */
export const CATALOGUE = '/_blocks';

/** Whether a path is the catalogue's or lies below it. */
export const isInCatalogue = (pathname: string) => `${pathname}/`.startsWith(`${CATALOGUE}/`);

/** Where one example of a block stands by itself. */
export function exampleRoute(type: string, name: string): string {
  return `${CATALOGUE}/${type}/${name}`;
}

/** The file that holds the examples of a block type, from the project's root. */
export const examplesFile = (type: string) => `schema/blocks/${type}.examples.json`;

/** In dev: the address of the page that explains each message; a message's code is its anchor there. */
export const GUIDE_PAGE = '/_messages';

/** An address of this computer, where `npm run dev` and `npm run serve` show the site; its first group is what follows the slash. */
export const PREVIEW =
  /^https?:\/\/(?:localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\])(?::\d+)?(?:\/(.*))?$/i;
