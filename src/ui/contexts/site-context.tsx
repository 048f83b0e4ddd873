import { createContext, type ReactNode, useContext } from 'react';
import type { Site, SiteData } from '../../content/model/pages/page-data';
import { AssetsProvider } from './assets-context';
import { UiSprite } from './sprite-context';

const SiteContext = createContext<Site | undefined>(undefined);

/** Provides the site document, its pictures and its icons. */
export function SiteProvider({ data, children }: { data: SiteData; children: ReactNode }) {
  const { sprite = '' } = data;
  return (
    <SiteContext value={data.site}>
      <UiSprite value={sprite}>
        <AssetsProvider assets={data.assets}>{children}</AssetsProvider>
      </UiSprite>
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
