import type { SiteIndex } from '../../../content/documents/site/site-index';
import { folderAt, routeIn } from '../../../content/model/languages/languages';

/** The translations of a page that moves: where each is, and where it belongs then. Those of a translation are none. */
export function translationsOf(
  from: string,
  to: string,
  { languages, routes }: SiteIndex,
): { from: string; to: string }[] {
  const folders = [...languages.keys()];
  if (folderAt(from, folders) !== '') return [];
  return folders
    .filter((folder) => routes.has(routeIn(folder, from)))
    .map((folder) => ({ from: routeIn(folder, from), to: routeIn(folder, to) }));
}
