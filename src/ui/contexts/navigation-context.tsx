import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { followLinks } from '../behaviours/page-links';

/** How pages are changed without loading everything anew. */
export interface Navigation {
  /** The route of the page in view. */
  route: string | undefined;
  /** Goes to an address of this site: `/services/erp`, `/#about`, `#about`. */
  navigateTo: (href: string) => void;
}

const RouteContext = createContext<string | undefined>(undefined);

/** Makes every link of the document to a page of this site change the page in place. */
export function NavigationProvider({
  value: { route, navigateTo },
  children,
}: {
  value: Navigation;
  children: ReactNode;
}) {
  useEffect(() => followLinks(navigateTo), [navigateTo]);
  return <RouteContext value={route}>{children}</RouteContext>;
}

/** Says that what is inside belongs to the page at a route, whichever page is in view. */
export const RouteProvider = RouteContext;

/** The route of the page that this belongs to, the one in view for what is around it; undefined where neither is known. */
export const useCurrentRoute = () => useContext(RouteContext);
