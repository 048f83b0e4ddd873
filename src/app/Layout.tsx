import type { ReactNode } from 'react';
import { ANNOUNCER_ID } from '../content/model/addresses/addresses';
import type { PageLanguage, SiteData } from '../content/model/pages/page-data';
import { Header } from '../layout/header/Header';
import { LanguagesProvider, RouteProvider } from '../ui/contexts/navigation-context';
import { DocumentSprite } from '../ui/contexts/sprite-context';
import { SiteProvider } from '../ui/contexts/site-context';

interface LayoutProps {
  site: SiteData;
  /** The route of the page that header and footer mark their links to. */
  route: string;
  /** That page in all languages of the site; left out where there is one. */
  languages?: readonly PageLanguage[];
  main: ReactNode;
  footer: ReactNode;
}

/** The whole site around a page: header, main content, footer. In the browser only in dev. */
export function Layout({ site, route, languages, main, footer }: LayoutProps) {
  return (
    <SiteProvider data={site}>
      <RouteProvider value={route}>
        <DocumentSprite value={site.sprite ?? ''}>
          <LanguagesProvider value={languages}>
            <Header />
          </LanguagesProvider>
          {main}
          {footer}
        </DocumentSprite>
        <p id={ANNOUNCER_ID} className="visually-hidden" aria-live="polite" />
      </RouteProvider>
    </SiteProvider>
  );
}
