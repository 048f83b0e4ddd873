import type { PageDocument } from '../../generated/documents';

/** Of a page, what others say of it: its names, and the addresses that lead to it. */
export interface PageOutline {
  route: string;
  document: Pick<PageDocument, 'title' | 'name' | 'aliases'>;
}
