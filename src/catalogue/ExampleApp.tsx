import { useEffect } from 'react';
import { landmarks } from '../layout/landmarks';
import type { PageData, SiteData } from '../content/model/page-data';
import { Page } from '../app/render/Page';
import { NavigationProvider } from '../ui/contexts/navigation-context';
import { SiteProvider } from '../ui/contexts/site-context';

/** One example as on a page of the site, without header and footer. */
export function ExampleApp({
  page,
  site,
  onReady,
}: {
  page: PageData;
  site: SiteData;
  onReady?: () => void;
}) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <SiteProvider data={site}>
      <NavigationProvider value={{ route: page.route, navigateTo: scrollToAnchor }}>
        <main id={landmarks.main}>
          <Page data={page} />
        </main>
      </NavigationProvider>
    </SiteProvider>
  );
}

/** Only anchors on the page itself are followed; an example's other links do nothing. */
function scrollToAnchor(href: string) {
  if (href.startsWith('#')) document.getElementById(href.slice(1))?.scrollIntoView();
}
