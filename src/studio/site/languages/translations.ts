import { folderAt, homeIn, routeIn, routeInMain } from '../../../content/model/languages/languages';
import { NOT_FOUND, routeOf } from '../../../content/model/addresses/route';
import { documentKind, SITE_PATH } from '../../../content/model/source';
import type { StudioLanguage } from '../../../content/model/protocols/studio-choices';
import type { StudioPage } from '../../../content/model/protocols/studio-documents';

/** A document in a language of the site. */
export interface Translation extends StudioLanguage {
  /** Undefined where it is not translated into the language. */
  path: string | undefined;
}

/** The folder of the language that a document is in; empty for the main one. */
export function folderOf(path: string, languages: readonly StudioLanguage[]): string {
  return folderAt(routeOf(path) ?? `/${path}`, foldersOf(languages));
}

/**
 * Where a document stands in each language of its site.
 *
 * @returns nothing where the site has one language, and for the page of unknown addresses, which serves all
 */
export function translationsOf(
  path: string,
  languages: readonly StudioLanguage[],
  pages: readonly StudioPage[],
): Translation[] {
  const route = routeOf(path);
  if (languages.length < 2 || route === NOT_FOUND) return [];
  const there = new Set(pages.map((page) => page.path));
  const paths = new Map(pages.map((page) => [page.route, page.path]));
  const main = route === undefined ? undefined : routeInMain(route, folderOf(path, languages));
  return languages.map((language) => {
    const { folder } = language;
    if (documentKind(path) !== 'page') {
      const own = folder === '' ? SITE_PATH : `${folder}/${SITE_PATH}`;
      return { ...language, path: there.has(own) ? own : undefined };
    }
    return { ...language, path: main === undefined ? undefined : paths.get(routeIn(folder, main)) };
  });
}

/** The pages of the main language that another one does not have. */
export function missingIn(
  folder: string,
  languages: readonly StudioLanguage[],
  pages: readonly StudioPage[],
): StudioPage[] {
  const routes = new Set(pages.map(({ route }) => route));
  return pages.filter(({ route }) => {
    if (route === undefined || route === NOT_FOUND || folderAt(route, foldersOf(languages)) !== '')
      return false;
    return !routes.has(routeIn(folder, route));
  });
}

/** The address that a page has in a language. */
export function addressIn(folder: string, path: string, languages: readonly StudioLanguage[]): string {
  const route = routeOf(path) ?? homeIn(folder);
  return routeIn(folder, routeInMain(route, folderOf(path, languages)));
}

const foldersOf = (languages: readonly StudioLanguage[]) =>
  languages.map(({ folder }) => folder).filter((folder) => folder !== '');
