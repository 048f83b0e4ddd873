import type { ReactNode } from 'react';
import type { PageData, SiteData } from '../../content/model/page-data';
import { RouteProvider } from '../../ui/contexts/navigation-context';
import { PageProvider } from '../../ui/contexts/page-context';
import { SiteProvider } from '../../ui/contexts/site-context';
import { SpritesProvider } from '../../ui/contexts/sprite-context';
import { Blocks } from './Blocks';
import { firstViewOf } from './first-view';

interface PageContentProps {
  page: PageData;
  site: SiteData;
  /** What stands behind the blocks of the first view, where others follow them. In the browser nothing. */
  afterFirstView?: ReactNode;
}

/** The blocks of a page in their order. Nothing in it depends on the address in view. */
export function PageContent({ page, site, afterFirstView }: PageContentProps) {
  return (
    <SiteProvider data={site}>
      <RouteProvider value={page.route}>
        <PageProvider data={page}>
          <SpritesProvider site={site.sprite} page={page.sprite}>
            <Blocks
              blocks={page.blocks}
              source={page.source}
              firstView={firstViewOf(page.blocks)}
              afterFirstView={afterFirstView}
              marked
            />
          </SpritesProvider>
        </PageProvider>
      </RouteProvider>
    </SiteProvider>
  );
}
