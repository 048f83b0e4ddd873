import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { followLinks } from '../behaviours/page-links';

/** How pages are changed without a full page load. */
export interface Navigation {
  /** The route of the page in view. */
  route: string | undefined;
  /** Goes to an address of this site: `/services/erp`, `/#about`, `#about`. */
  navigateTo: (href: string) => void;
}

const RouteContext = createContext<string | undefined>(undefined);

/** Lets every link of the document to a page of this site change the page without a full page load. */
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

/** Says that its content belongs to the page at a route, whichever page is in view. */
export const RouteProvider = RouteContext;

/** The route of the page that the component belongs to, outside of pages the one in view; undefined where neither is known. */
export const useCurrentRoute = () => useContext(RouteContext);
