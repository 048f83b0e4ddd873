import { HOME, routeOf } from '../../../content/model/addresses/route';
import { folderAt } from '../../../content/model/languages/languages';
import { absenceOf, buildTimeNow } from '../../../content/model/pages/publication';
import type { StudioPage } from '../../../content/model/protocols/studio-documents';
import { isEqual } from '../../../content/util/is-equal';
import { isRecord } from '../../../content/util/is-record';
import { isChanged, type OpenDocument } from '../documents/open-document';
import type { StudioState } from '../state';

/** What the list of all pages is made of. */
type Source = Pick<StudioState, 'pages' | 'choices' | 'session'>;

/** By path: pages that are not as on the disk, undefined for those that are to be deleted. */
type Unsaved = readonly (readonly [path: string, page: StudioPage | undefined])[];

/**
 * Lists all pages: those on the disk and those that are not saved yet, without those that are to be deleted. Home is the first.
 *
 * @returns a function that returns the same list as long as nothing in it has changed: ten thousand pages must not be listed anew
 *   at a keystroke
 */
export function createAllPages(): (source: Source) => readonly StudioPage[] {
  let source: Source | undefined;
  let onDisk: ReadonlyMap<string, StudioPage> = new Map();
  let unsaved: Unsaved = [];
  let all: readonly StudioPage[] = [];
  return (next) => {
    const isSameDisk = source?.pages === next.pages && source.choices.languages === next.choices.languages;
    if (isSameDisk && source?.session.documents === next.session.documents) return all;
    source = next;
    if (!isSameDisk) onDisk = new Map(next.pages.map((page) => [page.path, page]));
    const nextUnsaved = unsavedIn(next, onDisk);
    if (isSameDisk && isEqual(unsaved, nextUnsaved)) return all;
    unsaved = nextUnsaved;
    const folders = next.choices.languages.map(({ folder }) => folder).filter((folder) => folder !== '');
    all = ranked([...new Map([...onDisk, ...unsaved]).values()], folders);
    return all;
  };
}

function unsavedIn({ session }: Source, onDisk: ReadonlyMap<string, StudioPage>): Unsaved {
  return [...session.documents.values()].flatMap((document): Unsaved => {
    const { path, isDeleted, disk } = document;
    if (isDeleted) return [[path, undefined]];
    if (!isChanged(document)) return [];
    const known = onDisk.get(path);
    const page = known ?? (disk.hash === null ? newPage(document) : undefined);
    if (!page) return [];
    const absence = absenceIn(document);
    return known && isEqual(absence, known.absence) ? [] : [[path, { ...page, absence }]];
  });
}

function newPage({ path, file, value }: OpenDocument): StudioPage {
  const title = isRecord(value) && typeof value.title === 'string' ? value.title : path;
  return { path, file, route: routeOf(path), title, errors: 0, warnings: 0 };
}

/** Why visitors do not see a page; undefined where they do. */
function absenceIn({ path, value }: OpenDocument): StudioPage['absence'] {
  return routeOf(path) !== undefined && isRecord(value) ? absenceOf(value, buildTimeNow()) : undefined;
}

/** Home first, then what is on every page; pages in a further language behind those that they translate. */
function ranked(pages: readonly (StudioPage | undefined)[], folders: readonly string[]): StudioPage[] {
  return pages
    .flatMap((page) => (page ? [{ page, rank: rankOf(page, folders) }] : []))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ page }) => page);
}

function rankOf({ route }: StudioPage, folders: readonly string[]): number {
  if (route === HOME) return 0;
  if (route === undefined) return 1;
  return folderAt(route, folders) === '' ? 2 : 3;
}
