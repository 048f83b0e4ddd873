import { withTexts } from '../../../../content/documents/with-texts';
import { SITE_PATH, type SiteSources, type SourceFile } from '../../../../content/model/source';
import type { DraftDocument } from '../../../../content/model/studio-protocol';

/**
 * Lays drafts over the documents of the disk.
 *
 * @returns the site as the draft has it. While the text of the site document stays, so does the document, so that the rest is not
 * checked again
 */
export function layingOver() {
  let lastSite: SourceFile | undefined;
  return (sources: SiteSources, documents: readonly DraftDocument[]): SiteSources => {
    if (documents.length === 0) return sources;
    const texts = new Map(documents.map(({ path, text }) => [path, text ?? undefined]));
    const now = withTexts(sources, texts);
    if (!texts.has(SITE_PATH) || !now.site) return now;
    if (!lastSite || textOf(lastSite) !== textOf(now.site)) lastSite = now.site;
    return { ...now, site: lastSite };
  };
}

const textOf = ({ content }: SourceFile) => ('text' in content ? content.text : undefined);
