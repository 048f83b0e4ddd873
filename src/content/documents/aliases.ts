import { reservedFolder } from '../model/reserved';
import { routeOf } from '../model/route';
import type { PageOutline } from '../model/page-outline';

/** An address that is no page's own, and the page that visitors are sent on to. */
export interface Alias {
  from: string;
  to: PageOutline;
}

/** The aliases of all pages, in the order of the addresses. */
export function aliasesOf(pages: Iterable<PageOutline>): Alias[] {
  const aliases = [...pages].flatMap((to) => (to.document.aliases ?? []).map((from) => ({ from, to })));
  return aliases.sort((one, other) => (one.from < other.from ? -1 : 1));
}

/** Whether a page could stand at an address: `/a//b`, `/a/` and `/index` are none that a host answers, `/media` is taken. */
export function isAddress(alias: string): boolean {
  return routeOf(`${alias.slice(1)}.json`) === alias && !reservedFolder(alias);
}
