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
import { addToSprite } from './client/add-to-sprite';
import { usePageNavigation } from './navigation/use-page-navigation';

/** What changes under the visitor's eyes while documents are edited. */
export interface DevUpdate {
  page: PageData;
  site: SiteData;
}

/** Tells of every change to the page at a route, until the answered function is called. */
export type Watch = (route: string, apply: (update: DevUpdate) => void) => () => void;

interface AppProps {
  page: PageData;
  site: SiteData;
  /** False on the server, which writes the head itself. */
  head?: boolean;
  /** False on the server for a page whose header and footer it has already. */
  layout?: boolean;
  /** The footer itself where it is to be made, and StillFooter where it stands in the document. */
  footer: ReactNode;
  /** Only in dev. */
  watch?: Watch;
}

/** Drawn again only for what it asks for itself, and not whenever the page changes. */
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
