import { createContext, useContext } from 'react';
import type { PageLanguage } from '../../content/model/pages/page-data';

const RouteContext = createContext<string | undefined>(undefined);

/** Says that its content belongs to the page at a route, whichever page is in view. */
export const RouteProvider = RouteContext;

/** The route of the page that the component belongs to, outside of pages the one in view; undefined where neither is known. */
export const useCurrentRoute = () => useContext(RouteContext);

const LanguagesContext = createContext<readonly PageLanguage[] | undefined>(undefined);

/** Says where the page stands in each language of the site. */
export const LanguagesProvider = LanguagesContext;

/** The page in all languages of the site; undefined where there is one. */
export const useLanguages = () => useContext(LanguagesContext);
