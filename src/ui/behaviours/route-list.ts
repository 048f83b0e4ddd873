/** The address of the list of all pages. Its name begins with _, as no page's data does. */
export const ROUTE_LIST = '/_data/_routes.json';

/** One page of the list. */
export interface ListedRoute {
  route: string;
  /** The page's short name. */
  name: string;
}
