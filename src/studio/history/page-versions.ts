import { propertiesIn } from '../../content/edit/changes/take-back';
import type { DocumentVersion } from '../../content/model/studio-protocol';
import { changedPages } from '../changes/changed-pages';
import type { TakeBack } from '../store/hand-over';
import { words } from '../words';

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
 */
export function pageVersions(
  path: string,
  versions: readonly DocumentVersion[],
  isCut: boolean,
): PageVersion[] {
  return versions.map((version, index) => {
    const older = versions[index + 1];
    const value = propertiesIn(version.text);
    return {
      ...version,
      changes:
        older || !isCut ? changesBetween(path, older?.text ?? null, version.text) : [words.history.older],
      ...(value && { takeBack: { value: () => value } }),
    };
  });
}

function changesBetween(path: string, before: string | null, now: string | null): string[] {
  if (before === null && now === null) return [words.history.renamed];
  const [page] = changedPages([{ path, file: path, before, now }]);
  if (!page) return [words.history.renamed];
  return page.note === undefined ? page.changes.map(({ name }) => name) : [page.note];
}
