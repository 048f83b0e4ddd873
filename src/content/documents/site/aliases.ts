import { reservedFolder } from '../../model/addresses/reserved';
import { routeOf } from '../../model/addresses/route';
import type { PageOutline } from '../../model/pages/page-outline';

/** An old address, and the page to which visitors are redirected. */
export interface Alias {
  from: string;
  to: PageOutline;
}

/** The aliases of all pages, in the order of the addresses. */
export function aliasesOf(pages: Iterable<PageOutline>): Alias[] {
  const aliases = [...pages].flatMap((to) => (to.document.aliases ?? []).map((from) => ({ from, to })));
  return aliases.sort((one, other) => (one.from < other.from ? -1 : 1));
}

/** Whether an address is possible for a page: hosts do not answer `/a//b`, `/a/` and `/index`, and `/media` is taken. */
export function isAddress(alias: string): boolean {
  return routeOf(`${alias.slice(1)}.json`) === alias && !reservedFolder(alias);
}
