import type { ChangedDocument, ChangedPictures } from '../../model/protocols/studio-versions';
import type { Snapshot } from './compare-sites';

/** Two states of a site that differ in some documents and pictures, with nothing but these. */
export function snapshotsOf(
  documents: readonly Pick<ChangedDocument, 'path' | 'before' | 'now'>[],
  { added, changed, removed }: ChangedPictures,
): { before: Snapshot; after: Snapshot } {
  const texts = (side: 'before' | 'now') =>
    new Map(
      documents.flatMap((document) => (document[side] === null ? [] : [[document.path, document[side]]])),
    );
  const pictures = (names: readonly string[], hash: string) =>
    names.map((name): [string, string] => [name, hash]);
  return {
    before: {
      documents: texts('before'),
      pictures: new Map([...pictures(changed, 'before'), ...pictures(removed, '')]),
    },
    after: {
      documents: texts('now'),
      pictures: new Map([...pictures(changed, 'now'), ...pictures(added, '')]),
    },
  };
}
