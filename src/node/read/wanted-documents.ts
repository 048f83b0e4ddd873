import { realpath } from 'node:fs/promises';
import { allDocuments } from '../../content/documents/site/all-documents';
import { openDocument } from '../../content/documents/document/open-document';
import { routeOf } from '../../content/model/addresses/route';
import type { SiteSources } from '../../content/model/source';
import { isRecord } from '../../content/util/is-record';
import { CommandProblem } from '../system/command-problem';
import { isInside } from '../system/paths/is-inside';
import { routeFrom } from './route-from';
import { pathInside } from '../system/paths/with-slashes';

/**
 * The documents that a person named on the command line.
 *
 * @param named files or folders inside the pages folder, absolute or relative to the current folder; or addresses of pages,
 * or of folders, in any form that {@link routeFrom} knows
 * @returns their paths inside the pages folder; undefined when none was named, which means all
 * @throws CommandProblem when one does not exist, is outside the pages folder or is no document
 */
export async function wantedDocuments(
  named: readonly string[],
  pagesDir: string,
  sources: SiteSources,
): Promise<ReadonlySet<string> | undefined> {
  if (named.length === 0) return undefined;
  const root = await realpath(pagesDir);
  const wanted = await Promise.all(named.map((name) => documentsNamed(name, { root, pagesDir, sources })));
  return new Set(wanted.flat());
}

interface NamedIn {
  root: string;
  pagesDir: string;
  sources: SiteSources;
}

async function documentsNamed(name: string, { root, pagesDir, sources }: NamedIn): Promise<string[]> {
  const place = await realpath(name).catch(() => undefined);
  const isFile = place !== undefined && isInside(place, root);
  const found = isFile ? filesAt(pathInside(root, place), sources) : pagesAt(name, sources);
  if (found.length > 0) return found;
  if (place === undefined) throw new CommandProblem(`There is no page, file or folder ${name}.`);
  throw new CommandProblem(
    isFile
      ? `${name} is no page document and holds none. Documents end in .json, stand outside media and do not begin with "_".`
      : `${name} is outside the pages folder, ${pagesDir}. Another folder is named with --pages.`,
  );
}

function filesAt(inside: string, sources: SiteSources): string[] {
  const known = [...allDocuments(sources), ...(sources.strays ?? [])].map((source) => source.path);
  return known.filter((file) => inside === '' || file === inside || file.startsWith(`${inside}/`));
}

/** The page at an address, or else the pages below it. */
function pagesAt(name: string, { dir, pages, site }: SiteSources): string[] {
  const document: unknown = site && openDocument(site).value;
  const url = isRecord(document) && typeof document.url === 'string' ? document.url : undefined;
  const route = routeFrom(name, { dir, url });
  const page = pages.find((one) => routeOf(one.path) === route);
  if (page) return [page.path];
  return pages.map((one) => one.path).filter((file) => file.startsWith(`${route.slice(1)}/`));
}
