import { allDocuments } from '../../../content/documents/site/all-documents';
import type { SiteSources } from '../../../content/model/source';
import type { Change } from '../../change-files/journal';

/**
 * Converts new texts of documents to changes on the disk.
 *
 * @param texts by path inside the pages folder; undefined for a document that is removed
 */
export function changesOf(sources: SiteSources, texts: ReadonlyMap<string, string | undefined>): Change[] {
  const documents = [...allDocuments(sources), sources.ledger];
  const known = new Map(documents.map((source) => [source?.path, source?.content]));
  return [...texts].map(([path, after]) => {
    const content = known.get(path);
    return { path, before: content && 'text' in content ? content.text : undefined, after };
  });
}
