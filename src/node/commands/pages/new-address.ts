import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '../../../content/util/is-record';
import { locate } from '../../../content/json/locate';
import { reservedFolder } from '../../../content/model/addresses/reserved';
import { deviceIn, HOME, suggestPath, routeOf } from '../../../content/model/addresses/route';
import type { SiteIndex } from '../../../content/documents/site/site-index';
import { routeFrom } from '../../read/route-from';
import { CommandProblem } from '../../system/command-problem';

/** An address that no page has yet, and the path of its document inside the pages folder. */
export interface NewAddress {
  route: string;
  path: string;
}

/**
 * Parses the address for a page, in any of the forms that {@link routeFrom} knows.
 *
 * @param mover the page that moves there, whose own aliases do not conflict
 * @throws CommandProblem when the address is invalid or taken
 */
export function newAddress(written: string, siteIndex: SiteIndex, mover?: string): NewAddress {
  const name = routeFrom(written, siteIndex).slice(1) || 'index';
  const path = `${name}.json`;
  const route = routeOf(path);
  if (route === undefined || (name !== 'index' && route !== `/${name}`)) {
    const legal = routeOf(suggestPath(name) ?? '');
    const device = deviceIn(path);
    throw new CommandProblem(
      `"${written}" cannot be the address of a page: ${device ? `Windows cannot have a file called "${device}"` : 'it has small letters, digits and single hyphens only'}.` +
        (legal === undefined || legal === HOME ? '' : ` Write ${legal} instead.`),
    );
  }
  const folder = reservedFolder(route);
  if (folder)
    throw new CommandProblem(
      `${route} cannot be a page: ${folder} is needed for something else. Write another address.`,
    );
  const page = siteIndex.routes.get(route);
  if (page) throw new CommandProblem(`There is a page at ${route} already: ${page.source.file}.`);
  const alias = aliasOwner(siteIndex, route);
  if (alias && alias.path !== mover) {
    throw new CommandProblem(
      `${route} sends visitors on to ${alias.route} already: it is an alias in ${alias.place}. Delete it there first.`,
    );
  }
  // The home page of a language stands in its folder, as the others of that language.
  return { route, path: siteIndex.languages.has(name) ? `${name}/index.json` : path };
}

/**
 * Makes sure that a new document will be in the pages folder itself. Documents behind symbolic links are not read, and what is
 * written there would change a folder outside.
 *
 * @param isLeaving whether the file that is there now is about to go
 * @throws CommandProblem when a folder on the way is a link or no folder, or the file exists
 */
export async function expectFree(pagesDir: string, inside: string, isLeaving = false): Promise<void> {
  const parts = inside.split('/');
  for (const [index] of parts.entries()) {
    const shown = join(pagesDir, ...parts.slice(0, index + 1));
    const found = await lstat(shown).catch(() => undefined);
    if (!found) return;
    if (found.isSymbolicLink())
      throw new CommandProblem(`${shown} is a link to another place; pages stand in ${pagesDir} itself.`);
    if (index === parts.length - 1) {
      if (isLeaving && found.isFile()) return;
      throw new CommandProblem(`${shown} exists already.`);
    }
    if (!found.isDirectory()) throw new CommandProblem(`${shown} is in the way: it is not a folder.`);
  }
}

function aliasOwner({ documents }: SiteIndex, route: string) {
  for (const { isSite, value, tree, lines, source, route: own } of documents) {
    if (isSite || !tree || !isRecord(value) || !Array.isArray(value.aliases)) continue;
    const node = locate(tree, `/aliases/${value.aliases.indexOf(route)}`)?.value;
    if (!node) continue;
    const { line } = lines.positionAt(node.offset);
    return { path: source.path, route: own ?? source.file, place: `${source.file}:${line}` };
  }
  return undefined;
}
