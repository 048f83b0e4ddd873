import { documentKind } from './source';

/** Where something stands that stands in several documents: on how many pages, and whether in what belongs to no single page. */
export interface Reach {
  pages: number;
  isInSite: boolean;
}

/** @param paths of documents, each as often as it may be */
export function reachOf(paths: Iterable<string>): Reach {
  const kinds = [...new Set(paths)].map(documentKind);
  const pages = kinds.filter((kind) => kind === 'page').length;
  return { pages, isInSite: pages < kinds.length };
}
