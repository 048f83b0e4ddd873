import type { Finding } from '../../model/finding';
import { HOME, NOT_FOUND } from '../../model/route';
import { suggest } from '../../util/suggest';
import { renamedRoutes } from '../addresses/renamed';
import { internalLinks, targetsOf } from './links';
import type { DocumentRule } from '../rule';

/** A link leads to a page that exists. One to a page that is planned is a warning, until the page is there. */
export const deadLink: DocumentRule = function* (document, siteIndex): Generator<Finding> {
  const { routes, plannedRoutes } = siteIndex;
  const isThere = (route: string | undefined) =>
    route === undefined || (routes.has(route) && route !== NOT_FOUND);
  if (!plannedRoutes || targetsOf(document, siteIndex).every(({ route }) => isThere(route))) return;
  for (const { pointer, span, href, address, route } of internalLinks(document, siteIndex)) {
    if (route === undefined || isThere(route)) continue;
    // That there is no home page is said once, not at every link to it.
    if (route === HOME) continue;
    if (plannedRoutes.has(route)) {
      yield { code: 'planned-link', severity: 'warning', pointer, span: span?.(), args: { href, route } };
      continue;
    }
    const renamed = renamedRoutes(siteIndex).get(route);
    if (renamed !== undefined) {
      const suggestion = address.replace(route, () => renamed);
      yield { code: 'dead-link', pointer, span: span?.(), args: { href, route, suggestion, renamed: 1 } };
      continue;
    }
    // A page that is gone was not misspelt: to send its visitors to one with a similar name would be wrong.
    if (siteIndex.published.has(route)) {
      yield { code: 'dead-link', pointer, span: span?.(), args: { href, route, suggestion: '', gone: 1 } };
      continue;
    }
    const known = [...routes.keys(), ...plannedRoutes].filter((name) => name !== NOT_FOUND && name !== HOME);
    const meant = meantRoute(route.replace(/(?:\.json|\.html)?\/*$/i, ''), known);
    const suggestion = meant === undefined ? '' : address.replace(route, () => meant);
    yield { code: 'dead-link', pointer, span: span?.(), args: { href, route, suggestion } };
  }
};

/** A page of the same folder with a similar name, or of another with the same; or a similar address. */
function meantRoute(route: string, known: readonly string[]): string | undefined {
  const folder = folderOf(route);
  const beside = known.filter((name) => folderOf(name) === folder);
  const near = suggest(nameOf(route), beside.map(nameOf));
  if (near !== undefined) return beside.find((name) => nameOf(name) === near);
  const elsewhere = known.filter((name) => folderOf(name) !== folder);
  const namesakes = elsewhere.filter((name) => nameOf(name) === nameOf(route));
  return suggest(route, elsewhere) ?? (namesakes.length === 1 ? namesakes[0] : undefined);
}

const folderOf = (route: string) => route.slice(0, route.lastIndexOf('/'));
const nameOf = (route: string) => route.slice(route.lastIndexOf('/') + 1);
