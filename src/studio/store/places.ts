import { pointerTo, segmentsOf } from '../../content/json/locate';
import { partOf, valueAt } from '../../content/json/value-at';
import { routeOf } from '../../content/model/addresses/route';
import { documentKind, SITE_PATH } from '../../content/model/source';
import { isRecord } from '../../content/util/is-record';
import type { StudioState } from './state';

/** All documents that there are: those of the disk, and those that are not saved yet; without those that are to be deleted. */
function* pathsIn({ session, pages }: Pick<StudioState, 'session' | 'pages'>): Generator<string> {
  const { documents } = session;
  for (const { path, isDeleted } of documents.values()) if (!isDeleted) yield path;
  for (const { path } of pages) if (!documents.has(path)) yield path;
}

/** The first path of which something is so. What is open comes first: of ten thousand documents it is nearly always one of these. */
function findPath(state: StudioState, isWanted: (path: string) => boolean): string | undefined {
  for (const path of pathsIn(state)) if (isWanted(path)) return path;
  return undefined;
}

/** The address that the studio has for a document: that of its page; of what is on every page, its path. */
export const addressOf = (path: string): string => routeOf(path) ?? path;

/** The path of the document at an address. */
export const pathAt = (state: StudioState, address: string): string | undefined =>
  findPath(state, (path) => addressOf(path) === address);

/** The document that the header and the footer of the page in the frame come from. */
export function siteDocumentOf(state: StudioState): string {
  const isAround = (path: string) =>
    documentKind(path) === 'language' && isInFolder(state.route, folderOf(path));
  return findPath(state, isAround) ?? SITE_PATH;
}

/** The page that is shown with a document: its own, or one that its header and footer stand on. */
export function routeToShow(path: string, state: StudioState): string {
  const own = routeOf(path);
  if (own !== undefined) return own;
  if (siteDocumentOf(state) === path) return state.route;
  const isOn = (route: string) => siteDocumentOf({ ...state, route }) === path;
  const shown = state.pages.find(({ route }) => route !== undefined && isOn(route));
  return shown?.route ?? state.route;
}

/** The part of a document that has a form of its own and that a place is in: a block, an entry of a menu, or a section of the site. */
export function partAround({ path, pointer }: { path: string; pointer: string }, document: unknown): string {
  if (documentKind(path) === 'page') return lastMatch(pointer, /\/blocks\/\d+/g);
  const entries = [...pointer.matchAll(/\/\d+(?=\/|$)/g)].map(({ index, 0: end }) =>
    pointer.slice(0, index + end.length),
  );
  const entry = entries.findLast((each) => isRecord(valueAt(document, each)));
  if (entry !== undefined) return entry;
  const [name = ''] = segmentsOf(pointer);
  return isRecord(partOf(document, name)) ? pointerTo('', name) : '';
}

/** The text up to the end of the last match; empty where there is none. */
function lastMatch(text: string, pattern: RegExp): string {
  const found = [...text.matchAll(pattern)].at(-1);
  return found ? text.slice(0, found.index + found[0].length) : '';
}

const folderOf = (path: string) => path.slice(0, path.indexOf('/'));
const isInFolder = (route: string, folder: string) => `${route}/`.startsWith(`/${folder}/`);
