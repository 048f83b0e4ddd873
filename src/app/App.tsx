import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Header } from '../layout/header/Header';
import type { PageData, SiteData } from '../content/model/page-data';
import { NavigationProvider } from '../ui/contexts/navigation-context';
import { SiteProvider } from '../ui/contexts/site-context';
import { routeOfPathname } from '../content/model/addresses';
import { Head } from './Head';
import { Pages } from './Pages';
import { usePrefetch } from './navigation/prefetch';
import { announceReady } from '../ui/behaviours/ready';
import { addToSprite } from './navigation/add-to-sprite';
import { usePageNavigation } from './navigation/use-page-navigation';

/** What a saved document changes on the page in view. */
export interface DevUpdate {
  page: PageData;
  site: SiteData;
}

/** Calls `apply` at every change to the page at a route, until the returned function is called. */
export type Watch = (route: string, apply: (update: DevUpdate) => void) => () => void;

interface AppProps {
  page: PageData;
  site: SiteData;
  /** False on the server, which writes the head itself. */
  head?: boolean;
  /** False on the server for a page whose header and footer it has already. */
  layout?: boolean;
  /** Footer where it has to be rendered, StaticFooter where it is in the document already. */
  footer: ReactNode;
  /** Only in dev. */
  watch?: Watch;
}

/** A constant element: rendered again only when its own state or contexts change, not with every page. */
const header = <Header />;

/** The whole site around the page in view: header, main content, footer. */
export function App({ page: first, site: firstSite, head = true, layout = true, footer, watch }: AppProps) {
  const [site, setSite] = useState(firstSite);
  const { page, next, announcement, navigation, preparePage, replacePage } = usePageNavigation(first);
  const route = routeOfPathname(useLocation().pathname);

  usePrefetch(page, preparePage);
  useEffect(announceReady, []);

  useEffect(() => {
    return watch?.(route, (update) => {
      addToSprite({ ...update.site.icons, ...update.page.icons });
      replacePage(update.page);
      setSite(update.site);
    });
  }, [watch, route, replacePage]);

  return (
    <SiteProvider data={site}>
      <NavigationProvider value={navigation}>
        {head ? <Head page={page} site={site} /> : null}
        {layout ? header : null}
        <Pages page={page} next={next} isFirst={!announcement} />
        {layout ? footer : null}
        <p className="visually-hidden" aria-live="polite">
          {announcement}
        </p>
      </NavigationProvider>
    </SiteProvider>
  );
}
