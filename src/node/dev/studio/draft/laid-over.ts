import { withTexts } from '../../../../content/documents/site/with-texts';
import type { SiteSources, SourceFile } from '../../../../content/model/source';
import type { DraftDocument } from '../../../../content/model/protocols/studio-documents';

/**
 * Lays drafts over the documents of the disk.
 *
 * @returns the site as the draft has it. While the texts of the site document and of the language documents stay, so do these documents
 * and their list, so that the rest is not checked again
 */
export function layingOver() {
  let last: Pick<SiteSources, 'site' | 'languages'> | undefined;
  const unchanged = (source: SourceFile) =>
    [last?.site, ...(last?.languages ?? [])].find(
      (one) => one?.path === source.path && textOf(one) === textOf(source),
    ) ?? source;
  return (sources: SiteSources, documents: readonly DraftDocument[]): SiteSources => {
    if (!last || documents.length === 0) last = sources;
    if (documents.length === 0) return sources;
    const now = withTexts(sources, new Map(documents.map(({ path, text }) => [path, text ?? undefined])));
    const site = now.site && unchanged(now.site);
    const languages = now.languages && unchangedList(last.languages, now.languages.map(unchanged));
    last = { site, ...(languages && { languages }) };
    return { ...now, ...last };
  };
}

const textOf = ({ content }: SourceFile) => ('text' in content ? content.text : undefined);

const unchangedList = <T>(before: readonly T[] | undefined, now: readonly T[]): readonly T[] =>
  before?.length === now.length && now.every((each, index) => each === before[index]) ? before : now;
