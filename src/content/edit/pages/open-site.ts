import { allDocuments } from '../../documents/all-documents';
import { openDocument } from '../../documents/open-document';
import type { SiteSources } from '../../model/source';
import { type SiteIndex, indexSite } from '../../documents/site-index';

/** The opened documents of a site for edits, whether or not they are valid. */
export function openSite(sources: SiteSources): SiteIndex {
  const documents = allDocuments(sources).map(openDocument);
  return indexSite(
    sources,
    { documents, ledger: undefined },
    {
      icons: new Set(),
      openings: new Set(),
      linkForm: { allows: () => true, words: '' },
      lenient: new Set(),
      raised: new Set(),
    },
  );
}
