import { createContext, useContext } from 'react';

/** How pages are changed without loading everything anew. */
export interface Navigation {
  /** The route of the page in view. */
  route: string | undefined;
  /** Goes to an address of this site: `/services/erp`, `/#about`, `#about`. */
  navigateTo: (href: string) => void;
}

const NavigationContext = createContext<Navigation>({
  route: undefined,
  navigateTo: (href) => window.location.assign(href),
});

export const NavigationProvider = NavigationContext.Provider;

/** Goes to an address of this site; outside a NavigationProvider by an ordinary page load. */
export const useNavigateTo = () => useContext(NavigationContext).navigateTo;

/** The route of the page in view; undefined outside a NavigationProvider. */
export const useCurrentRoute = () => useContext(NavigationContext).route;
