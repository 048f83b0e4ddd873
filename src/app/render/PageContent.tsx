import type { PageData, SiteData } from '../../content/model/page-data';
import { RouteProvider } from '../../ui/contexts/navigation-context';
import { PageProvider } from '../../ui/contexts/page-context';
import { SiteProvider } from '../../ui/contexts/site-context';
import { Blocks } from './Blocks';

/** The blocks of a page in their order. Nothing in it depends on the address in view. */
export function PageContent({ page, site }: { page: PageData; site: SiteData }) {
  return (
    <SiteProvider data={site}>
      <RouteProvider value={page.route}>
        <PageProvider data={page}>
          <Blocks blocks={page.blocks} source={page.source} marked />
        </PageProvider>
      </RouteProvider>
    </SiteProvider>
  );
}
