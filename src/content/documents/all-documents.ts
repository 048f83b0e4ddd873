import type { SiteSources, SourceFile } from '../model/source';

/** Every page document, and the site document where there is one. */
export const allDocuments = ({ pages, site }: SiteSources): SourceFile[] => [
  ...pages,
  ...(site ? [site] : []),
];
