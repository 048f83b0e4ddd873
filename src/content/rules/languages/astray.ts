import type { SiteIndex } from '../../documents/site/site-index';
import { memoizePerSite } from '../../documents/site/memoize-per-site';
import { folderAt, homeIn, routeIn, routeInMain } from '../../model/languages/languages';
import { NOT_FOUND } from '../../model/addresses/route';
import { suggest } from '../../util/suggest';
import { renamedRoutes } from '../targets/renamed';
import { languageName } from './language-of';

/** A translation at an address that no page of the main language has. */
interface AstrayPage {
  /** The address that a page in the main language should have. */
  original: string;
  /** The page that was renamed from that address, or has taken its place; undefined where there is none. */
  leadsTo: string | undefined;
  /** The untranslated page beside it whose name was probably meant; undefined where none is, or the address leads to a page. */
  near: string | undefined;
}

/** By address: the pages in further languages that translate no page. */
export const astrayPages = memoizePerSite((siteIndex): ReadonlyMap<string, AstrayPage> => {
  const { routes, languages } = siteIndex;
  const folders = [...languages.keys()];
  const found = new Map<string, AstrayPage>();
  for (const route of routes.keys()) {
    const folder = folderAt(route, folders);
    const original = routeInMain(route, folder);
    if (folder === '' || route === homeIn(folder) || (routes.has(original) && original !== NOT_FOUND))
      continue;
    const leadsTo = renamedRoutes(siteIndex).get(original);
    const open = originalsOf(siteIndex).filter((one) => !routes.has(routeIn(folder, one)));
    found.set(route, { original, leadsTo, near: leadsTo ? undefined : misspelt(original, open) });
  }
  return found;
});

/** What pages of one folder have in common is no likeness. */
function misspelt(route: string, routes: readonly string[]): string | undefined {
  const folder = folderOf(route);
  const beside = routes.filter((one) => folderOf(one) === folder);
  return suggest(route, beside, { by: (one) => one.slice(folder.length) });
}

const folderOf = (route: string) => route.slice(0, route.lastIndexOf('/') + 1);

/** The pages of the main language that can be translated, in the order of their addresses. */
export const originalsOf = memoizePerSite(({ languages, routes }): readonly string[] => {
  const folders = [...languages.keys()];
  return [...routes.keys()].filter((route) => route !== NOT_FOUND && folderAt(route, folders) === '').sort();
});

/** For the folder of a language that holds no page: one called nearly so, like a language that the site does not name. */
export function folderMeant(folder: string, { languages, routes }: SiteIndex): string | undefined {
  const tops = new Set([...routes.keys()].map((route) => route.split('/')[1] ?? ''));
  if (tops.has(folder)) return undefined;
  return suggest(
    folder,
    [...tops].filter((name) => !languages.has(name) && languageName(name) !== undefined),
  );
}
