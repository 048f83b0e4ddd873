import { createContext, type ReactNode, useContext } from 'react';
import type { Site, SiteData } from '../../content/model/page-data';
import { AssetsProvider } from './assets-context';

const SiteContext = createContext<Site | undefined>(undefined);

/** Provides the site document and its pictures. */
export function SiteProvider({ data, children }: { data: SiteData; children: ReactNode }) {
  return (
    <SiteContext value={data.site}>
      <AssetsProvider assets={data.assets}>{children}</AssetsProvider>
    </SiteContext>
  );
}

/**
 * The site document, tokens replaced.
 *
 * @throws Error outside a SiteProvider
 */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs a SiteProvider around it.');
  return site;
}
