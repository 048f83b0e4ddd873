import type { SiteSources, SourceFile } from '../../model/source';

/** Every page document, the site document where there is one, and what is different in further languages. */
export const allDocuments = ({ pages, site, languages = [] }: SiteSources): SourceFile[] => [
  ...pages,
  ...(site ? [site] : []),
  ...languages,
];
