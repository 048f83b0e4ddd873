import { openDocument } from '../../documents/open-document';
import type { SiteSources } from '../../model/source';
import { type SiteIndex, indexSite } from '../../documents/site-index';

/** The documents of a site, open to be looked through and changed; whether they are right is not asked. */
export function openSite(sources: SiteSources): SiteIndex {
  const { pages, site } = sources;
  const documents = [...pages, ...(site ? [site] : [])].map(openDocument);
  return indexSite(
    sources,
    { documents, ledger: undefined },
    {
      icons: new Set(),
      openings: new Set(),
      linkForm: { allows: () => true, words: '' },
      lenient: new Set(),
    },
  );
}
