import { NOT_FOUND, routeOf } from '../../../content/model/addresses/route';
import { placesOn, textIn } from '../../../content/documents/facts/places-on';
import { replaceTokens } from '../../../content/model/pages/tokens';
import type { StudioChoices } from '../../../content/model/protocols/studio-choices';
import { isEqual } from '../../../content/util/is-equal';
import { isChanged, type OpenDocument } from '../documents/open-document';
import type { StudioState } from '../state';
import { tokensFor } from './site-tokens';

type Source = Pick<StudioState, 'choices' | 'session'>;
type LinkablePage = StudioChoices['pages'][number];

/** By address: pages that are not as on the disk, undefined for those that are to be deleted. */
type Unsaved = readonly (readonly [route: string, page: LinkablePage | undefined])[];

/**
 * Lists the pages that links can lead to, with their places: those on the disk, and each one that is new or changed as the person
 * has it now; without those that are to be deleted.
 *
 * @returns a function that returns the same list as long as nothing in it has changed
 */
export function createLinkablePages(): (source: Source) => readonly LinkablePage[] {
  let source: Source | undefined;
  let unsaved: Unsaved = [];
  let all: readonly LinkablePage[] = [];
  return (next) => {
    const isSameDisk = source?.choices === next.choices;
    if (isSameDisk && source?.session.documents === next.session.documents) return all;
    source = next;
    const nextUnsaved = unsavedIn(next);
    if (isSameDisk && isEqual(unsaved, nextUnsaved)) return all;
    unsaved = nextUnsaved;
    all = unsaved.length === 0 ? next.choices.pages : laidOver(next.choices.pages, unsaved);
    return all;
  };
}

function unsavedIn(source: Source): Unsaved {
  return [...source.session.documents.values()].filter(isChanged).flatMap((document): Unsaved => {
    const route = routeOf(document.path);
    if (route === undefined || route === NOT_FOUND) return [];
    return [[route, document.isDeleted ? undefined : pageOf(route, document, source)]];
  });
}

function pageOf(route: string, { path, value }: OpenDocument, source: Source): LinkablePage {
  const tokens = tokensFor(path, source);
  const title = textIn(value, 'title') ?? path;
  const name = textIn(value, 'name') ?? title;
  return {
    route,
    title: replaceTokens(title, tokens),
    name: replaceTokens(name, tokens),
    places: placesOn(value),
  };
}

function laidOver(pages: readonly LinkablePage[], unsaved: Unsaved): LinkablePage[] {
  const known = new Map<string, LinkablePage | undefined>(pages.map((page) => [page.route, page]));
  for (const [route, page] of unsaved) known.set(route, page);
  return [...known.values()].flatMap((page) => page ?? []);
}
