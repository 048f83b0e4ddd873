import { propertiesIn } from '../../../content/edit/changes/take-back';
import type { ChangedDocument, DocumentVersion } from '../../../content/model/protocols/studio-versions';
import { changedPages, type SchemaOf } from '../changes/changed-pages';
import type { TakeBack } from '../../store/steps/repository-steps';
import { words } from '../../words';

/** A version of a page, in words. */
export interface PageVersion extends DocumentVersion {
  /** What was changed to make it. */
  changes: readonly string[];
  /** Brings it back; absent where the page was deleted, or cannot be read. */
  takeBack?: TakeBack;
}

/**
 * What was changed from each version to the next.
 *
 * @param versions the newest first
 * @param isCut whether there are older ones: then it is not known what the oldest of these has changed
 * @param schemaOf for the labels of fields
 */
export function pageVersions(
  path: string,
  versions: readonly DocumentVersion[],
  isCut: boolean,
  schemaOf: SchemaOf,
): PageVersion[] {
  return versions.map((version, index) => {
    const older = versions[index + 1];
    const value = propertiesIn(version.text);
    return {
      ...version,
      changes:
        older || !isCut
          ? changesBetween({ path, file: path, before: older?.text ?? null, now: version.text }, schemaOf)
          : [words.history.older],
      ...(value && { takeBack: { value: () => value } }),
    };
  });
}

function changesBetween(document: ChangedDocument, schemaOf: SchemaOf): string[] {
  if (document.before === null && document.now === null) return [words.history.renamed];
  const [page] = changedPages([document], schemaOf);
  if (!page) return [words.history.renamed];
  return page.note === undefined ? page.changes.map(({ name }) => name) : [page.note];
}
