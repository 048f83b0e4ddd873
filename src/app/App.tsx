import { useEffect } from 'react';
import { followLinks } from '../ui/behaviours/page-links';
import { SKIP_HYDRATION } from '../ui/behaviours/skip-hydration';
import { landmarks } from '../layout/landmarks';
import { StaticFooter } from '../layout/footer/StaticFooter';
import type { SiteData } from '../content/model/page-data';
import { Layout } from './Layout';
import { usePrefetch } from './navigation/prefetch';
import { usePageNavigation } from './navigation/use-page-navigation';
import type { PageView } from './page/page-view';

/** The site in a visitor's browser: header, footer, and the way from page to page. What is on a page is not its concern. */
export function App({ site, view }: { site: SiteData; view: PageView }) {
  const { route, inView, announcement, navigateTo } = usePageNavigation(view);
  usePrefetch(inView, view.prepare);
  useEffect(() => followLinks(navigateTo), [navigateTo]);
  return (
    <Layout
      site={site}
      route={route}
      main={<main id={landmarks.main} tabIndex={-1} {...SKIP_HYDRATION} />}
      footer={<StaticFooter />}
      announcement={announcement}
    />
  );
}
