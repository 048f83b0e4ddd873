import type { PageDocument } from '../../../generated/documents';

/** What other pages and menus need of a page: its names and its addresses. */
export interface PageOutline {
  route: string;
  document: Pick<PageDocument, 'title' | 'name' | 'aliases'>;
}
