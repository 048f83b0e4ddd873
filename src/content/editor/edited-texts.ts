import { hasByteOrderMark } from '../json/byte-order-mark';
import type { SiteSources, SourceFile } from '../model/source';

/** A document as an editor has it, saved or not. */
export interface EditedText {
  text: string;
  /** Whether nothing was typed since the editor has opened it. */
  isAsOpened: boolean;
}

/**
 * A site in which documents have the texts that they have in an editor.
 *
 * @param edited by path inside the pages folder; one that is no document of the site is left out
 */
export function withEditedTexts(sources: SiteSources, edited: ReadonlyMap<string, EditedText>): SiteSources {
  const now = (source: SourceFile) => {
    const known = edited.get(source.path);
    return known ? withText(source, known) : source;
  };
  const { pages, site, languages, ledger } = sources;
  return {
    ...sources,
    pages: pages.map(now),
    site: site && now(site),
    languages: languages?.map(now),
    ledger: ledger && now(ledger),
  };
}

function withText(source: SourceFile, { text, isAsOpened }: EditedText): SourceFile {
  const { content } = source;
  // What an editor makes of a file that is no text says nothing about the file.
  if (!('text' in content)) return isAsOpened ? source : { ...source, content: { text } };
  // Editors hide the byte order mark, and write it again.
  const byteOrderMark =
    hasByteOrderMark(content.text) && !hasByteOrderMark(text) ? content.text.charAt(0) : '';
  return byteOrderMark + text === content.text
    ? source
    : { ...source, content: { text: byteOrderMark + text } };
}
