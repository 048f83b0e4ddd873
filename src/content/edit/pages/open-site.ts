import { buildTimeNow } from '../../model/pages/publication';
import { allDocuments } from '../../documents/site/all-documents';
import { type OpenDocument, openDocument } from '../../documents/document/open-document';
import type { SiteSources, SourceFile } from '../../model/source';
import { type SiteIndex, indexSite } from '../../documents/site/site-index';

/**
 * The opened documents of a site for edits, whether or not they are valid.
 *
 * @param open opens a document, or has it open from before
 */
export function openSite(
  sources: SiteSources,
  open: (source: SourceFile) => OpenDocument = openDocument,
): SiteIndex {
  const documents = allDocuments(sources).map((source) => open(source));
  return indexSite(
    sources,
    { documents, ledger: undefined },
    {
      icons: new Set(),
      openings: new Set(),
      allowsLink: () => true,
      newestVersion: Number.POSITIVE_INFINITY,
      buildTime: buildTimeNow(),
      lenient: new Set(),
      raised: new Set(),
    },
  );
}
