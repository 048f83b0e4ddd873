import type { SiteIndex } from '../../documents/site/site-index';
import { folderOf, HOME, nameOf, NOT_FOUND } from '../../model/addresses/route';
import { suggest } from '../../util/suggest';

/** The ending of a file, and slashes. */
const END = /(?:\.json|\.html?|\.php)?(?<!\/)\/*$/i;

/** What people and other programs call the home page, in a folder of a language too. */
const HOME_NAME = /\/(?:index|default|home|home-?page|start|accueil)$/i;

/**
 * The page that was probably meant by an address at which there is none: the home page, a page of the same folder with a
 * similar name, of another with the same, or with a similar address.
 *
 * @param written begins with /
 */
export function suggestRoute(written: string, { routes, plannedRoutes }: SiteIndex): string | undefined {
  const route = written.replace(END, '');
  const home = HOME_NAME.test(route) ? route.replace(HOME_NAME, '') || HOME : undefined;
  if (home !== undefined && routes.has(home)) return home;
  const known = [...routes.keys(), ...(plannedRoutes ?? [])].filter(
    (name) => name !== NOT_FOUND && name !== HOME,
  );
  const folder = folderOf(route);
  const beside = known.filter((name) => folderOf(name) === folder);
  const near = suggest(nameOf(route), beside.map(nameOf));
  if (near !== undefined) return beside.find((name) => nameOf(name) === near);
  const elsewhere = known.filter((name) => folderOf(name) !== folder);
  const namesakes = elsewhere.filter((name) => nameOf(name) === nameOf(route));
  return suggest(route, elsewhere) ?? (namesakes.length === 1 ? namesakes[0] : undefined);
}
