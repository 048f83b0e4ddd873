import { createContext, type ReactNode, useContext } from 'react';
import type { PageData } from '../content/page-data';
import { AssetsProvider } from './assets-context';

const PageContext = createContext<PageData | undefined>(undefined);

/** Hands the page in view and its pictures to everything inside. */
export function PageProvider({ data, children }: { data: PageData; children: ReactNode }) {
  return (
    <PageContext value={data}>
      <AssetsProvider assets={data.assets}>{children}</AssetsProvider>
    </PageContext>
  );
}

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
