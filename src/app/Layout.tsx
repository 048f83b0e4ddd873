import type { ReactNode } from 'react';
import type { SiteData } from '../content/model/page-data';
import { Header } from '../layout/header/Header';
import { RouteProvider } from '../ui/contexts/navigation-context';
import { SiteProvider } from '../ui/contexts/site-context';

interface LayoutProps {
  site: SiteData;
  /** The route of the page that header and footer mark their links to. */
  route: string;
  main: ReactNode;
  footer: ReactNode;
  /** What screen readers announce; empty until the visitor goes to another page. */
  announcement?: string;
}

/** A constant element: rendered again only when its own state or contexts change, not with every page. */
const header = <Header />;

/** The whole site around a page: header, main content, footer. */
export function Layout({ site, route, main, footer, announcement = '' }: LayoutProps) {
  return (
    <SiteProvider data={site}>
      <RouteProvider value={route}>
        {header}
        {main}
        {footer}
        <p className="visually-hidden" aria-live="polite">
          {announcement}
        </p>
      </RouteProvider>
    </SiteProvider>
  );
}
