import type { SiteIndex } from '../../../content/documents/site/site-index';
import { folderAt, routeIn } from '../../../content/model/languages/languages';

/** The folders of the languages that a page is translated into. A translation has none. */
function foldersWith(route: string, { languages, routes }: SiteIndex): string[] {
  const folders = [...languages.keys()];
  if (folderAt(route, folders) !== '') return [];
  return folders.filter((folder) => routes.has(routeIn(folder, route)));
}

/** The addresses of the translations of a page. */
export const translationsOf = (route: string, siteIndex: SiteIndex): string[] =>
  foldersWith(route, siteIndex).map((folder) => routeIn(folder, route));

/** The translations of a page that moves: where each is, and where it belongs then. */
export const movedTranslations = (
  from: string,
  to: string,
  siteIndex: SiteIndex,
): { from: string; to: string }[] =>
  foldersWith(from, siteIndex).map((folder) => ({ from: routeIn(folder, from), to: routeIn(folder, to) }));
