import { createContext, useContext } from 'react';

const RouteContext = createContext<string | undefined>(undefined);

/** Says that its content belongs to the page at a route, whichever page is in view. */
export const RouteProvider = RouteContext;

/** The route of the page that the component belongs to, outside of pages the one in view; undefined where neither is known. */
export const useCurrentRoute = () => useContext(RouteContext);
