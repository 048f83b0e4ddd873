import { useMemo } from 'react';
import { folderAt } from '../../../content/model/languages/languages';
import { HOME, routeOf } from '../../../content/model/addresses/route';
import { type Absence, absenceOf, buildTimeNow } from '../../../content/model/pages/publication';
import type { StudioPage } from '../../../content/model/protocols/studio-documents';
import { isRecord } from '../../../content/util/is-record';
import type { OpenDocument } from '../documents/open-document';
import { changedDocuments, type Session } from '../documents/session';
import { useStudioState } from './use-studio';

/** The pages on the disk, and those that are not saved yet; without those that are to be deleted. */
export function useAllPages(): readonly StudioPage[] {
  const saved = useStudioState((state) => state.pages);
  const made = useStudioState(({ session }) => madeIn(session));
  const absences = useStudioState(({ session }) => absencesIn(session));
  const languages = useStudioState((state) => state.choices.languages);
  const gone = useStudioState(({ session }) => pathsOf(session, ({ isDeleted = false }) => isDeleted));
  return useMemo(() => {
    const known = new Set(saved.map(({ path }) => path));
    const isGone = new Set(gone.split('\n'));
    const added = JSON.parse(made).filter(({ path }: StudioPage) => !known.has(path));
    const absenceAt = new Map<string, Absence | null>(JSON.parse(absences));
    const all = [...saved, ...added]
      .filter(({ path }) => !isGone.has(path))
      .map((page): StudioPage => {
        const absence = absenceAt.get(page.path);
        return absence === undefined ? page : { ...page, absence: absence ?? undefined };
      });
    const folders = languages.map(({ folder }) => folder).filter((folder) => folder !== '');
    const ranked = all.map((page) => ({ page, rank: rankOf(page, folders) }));
    return ranked.toSorted((one, other) => one.rank - other.rank).map(({ page }) => page);
  }, [saved, made, gone, absences, languages]);
}

/** Home first, then what is on every page; pages in a further language behind those that they translate. */
function rankOf({ route }: StudioPage, folders: readonly string[]): number {
  if (route === HOME) return 0;
  if (route === undefined) return 1;
  return folderAt(route, folders) === '' ? 2 : 3;
}

/** The pages that are not on the disk yet; as a text, which is the same as long as nothing of it changes. */
function madeIn({ documents }: Session): string {
  const made = [...documents.values()].filter(({ disk }) => disk.hash === null);
  return JSON.stringify(made.map(madePage));
}

function madePage({ path, file, value }: OpenDocument): StudioPage {
  const title = isRecord(value) && typeof value.title === 'string' ? value.title : path;
  return { path, file, route: routeOf(path), title, errors: 0, warnings: 0 };
}

/** Why visitors do not see the pages that are not saved yet, null where they do; as a text, for the same reason. */
function absencesIn(session: Session): string {
  const now = buildTimeNow();
  const changed = changedDocuments(session).filter(({ path }) => routeOf(path) !== undefined);
  return JSON.stringify(
    changed.map(({ path, value }) => [path, (isRecord(value) && absenceOf(value, now)) || null]),
  );
}

const pathsOf = ({ documents }: Session, isMeant: (document: OpenDocument) => boolean) =>
  [...documents.values()]
    .filter(isMeant)
    .map(({ path }) => path)
    .join('\n');
