import { useEffect } from 'react';
import { landmarks } from '../../layout/landmarks';
import type { PageData, SiteData } from '../../content/model/pages/page-data';
import { Page } from '../../app/render/Page';
import { followLinks } from '../../ui/behaviours/page-links';

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
  useEffect(() => followLinks(scrollToAnchor), []);
  return (
    <main id={landmarks.main}>
      <Page page={page} site={site} />
    </main>
  );
}

/** Only anchors on the page itself are followed; an example's other links do nothing. */
function scrollToAnchor(href: string) {
  if (href.startsWith('#')) document.getElementById(href.slice(1))?.scrollIntoView();
}
