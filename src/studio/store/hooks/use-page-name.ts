import { useMemo } from 'react';
import { pageName } from '../pages/page-name';
import { useAllPages } from './use-all-pages';

/** Names documents as the list of pages does; one that is not there any more by its path. */
export function usePageName(): (path: string) => string {
  const pages = useAllPages();
  return useMemo(() => {
    const names = new Map(pages.map((page) => [page.path, pageName(page)]));
    return (path) => names.get(path) ?? path;
  }, [pages]);
}
