import { allDocuments } from '../../../../content/documents/site/all-documents';
import { FOLDERS } from '../../../../content/model/addresses/reserved';
import type { SiteSources, SourceFile } from '../../../../content/model/source';
import type { ChangedDocument, ChangedPictures } from '../../../../content/model/protocols/studio-versions';

/** Documents with their texts, and names of pictures, that differ between two times. */
export interface SiteChanges {
  documents: ChangedDocument[];
  pictures: ChangedPictures;
}

/** What differs on the disk from when this function was called: when the studio was opened. */
export function sinceOpened(sources: () => SiteSources): () => SiteChanges {
  const opened = sources();
  return () => {
    const now = sources();
    const [before, after] = [textsOf(opened), textsOf(now)];
    const paths = [...new Set([...before.keys(), ...after.keys()])].sort();
    const documents = paths.map((path) => ({
      path,
      file: before.get(path)?.file ?? after.get(path)?.file ?? path,
      before: before.get(path)?.text ?? null,
      now: after.get(path)?.text ?? null,
    }));
    return {
      documents: documents.filter((document) => document.before !== document.now),
      pictures: changedPictures(opened.pictures, now.pictures),
    };
  };
}

const textsOf = (sources: SiteSources) =>
  new Map(allDocuments(sources).map((source) => [source.path, { file: source.file, text: textOf(source) }]));

/** What cannot be read counts as it was when it could not be read. */
const textOf = ({ content }: SourceFile) => ('text' in content ? content.text : '');

function changedPictures(before: SiteSources['pictures'], now: SiteSources['pictures']): ChangedPictures {
  const pathOf = (name: string) => `${FOLDERS.media}/${name}`;
  return {
    added: [...now.keys()].filter((name) => !before.has(name)).map(pathOf),
    changed: [...now.keys()]
      .filter((name) => before.has(name) && hashIn(before, name) !== hashIn(now, name))
      .map(pathOf),
    removed: [...before.keys()].filter((name) => !now.has(name)).map(pathOf),
  };
}

function hashIn(pictures: SiteSources['pictures'], name: string): string | undefined {
  const facts = pictures.get(name);
  return facts && 'hash' in facts ? facts.hash : undefined;
}
