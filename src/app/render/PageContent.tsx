import type { ReactNode } from 'react';
import type { PageData, SiteData } from '../../content/model/pages/page-data';
import { RouteProvider } from '../../ui/contexts/navigation-context';
import { PageProvider } from '../../ui/contexts/page-context';
import { SiteProvider } from '../../ui/contexts/site-context';
import { DocumentSprite } from '../../ui/contexts/sprite-context';
import { Blocks } from './Blocks';

interface PageContentProps {
  page: PageData;
  site: SiteData;
  /** How many of its blocks are seen first (server/first-view.ts). */
  firstView?: number;
  /** What stands behind them; in the browser nothing. */
  endOfFirstView?: ReactNode;
}

/** The blocks of a page in their order. Nothing in it depends on the address in view. */
export function PageContent({ page, site, firstView = 1, endOfFirstView }: PageContentProps) {
  return (
    <SiteProvider data={site}>
      <RouteProvider value={page.route}>
        <PageProvider data={page}>
          <DocumentSprite value={page.sprite ?? ''}>
            <Blocks
              blocks={page.blocks}
              source={page.source}
              firstView={firstView}
              endOfFirstView={endOfFirstView}
              marked
            />
          </DocumentSprite>
        </PageProvider>
      </RouteProvider>
    </SiteProvider>
  );
}
