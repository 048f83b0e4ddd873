import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { PageData } from '../../content/model/pages/page-data';
import { AssetsProvider } from './assets-context';
import { leadPicture } from '../../content/model/pages/lead-picture';

const PageContext = createContext<PageData | undefined>(undefined);
const LeadContext = createContext<object | undefined>(undefined);

/** Provides the page and its pictures. */
export function PageProvider({ data, children }: { data: PageData; children: ReactNode }) {
  const lead = useMemo(() => leadPicture(data.blocks), [data]);
  return (
    <PageContext value={data}>
      <LeadContext value={lead}>
        <AssetsProvider assets={data.assets}>{children}</AssetsProvider>
      </LeadContext>
    </PageContext>
  );
}

/** The lead picture of the page: the very object in its blocks. */
export const useLeadPicture = () => useContext(LeadContext);

/**
 * The page in view.
 *
 * @throws Error outside a PageProvider
 */
export function usePage(): PageData {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage needs a PageProvider around it.');
  return page;
}
