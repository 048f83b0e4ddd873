import { HOME } from '../content/model/route';

/**
 * The id of the script element that holds the page's data in its HTML. Like all ids of Pagewright it begins with
 * _, which ids in documents never do.
 */
export const PAGE_DATA_ID = '_page-data';

/** The id of the element that React renders into. */
export const APP_ID = '_app';

/** The address of a page's data as a file: `/_data/services/erp.json` for `/services/erp`. */
export function dataAddress(route: string): string {
  return `/_data/${route === HOME ? 'index' : route.slice(1)}.json`;
}

/** The route of an address's path: `/services/erp/` is `/services/erp`. */
export function routeOfPathname(pathname: string): string {
  return pathname.replace(/\/+$/, '') || HOME;
}
