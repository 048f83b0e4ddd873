import type { PageDocument } from '../../../generated/documents';

/** What other pages and menus need of a page: its names and its addresses. */
export interface PageOutline {
  route: string;
  document: Pick<PageDocument, 'title' | 'name' | 'aliases'>;
}

/** The short name of a page, as menus and breadcrumbs have it. */
export const pageName = ({ document }: { document: Pick<PageDocument, 'title' | 'name'> }) =>
  document.name ?? document.title;
