import type { OpenDocument } from '../../../content/documents/document/open-document';
import { absentPages } from '../../../content/documents/site/absent-pages';
import type { SiteIndex } from '../../../content/documents/site/site-index';
import { folderOf, HOME, nameOf } from '../../../content/model/addresses/route';
import { isRecord } from '../../../content/util/is-record';

/**
 * The address of the page that may take the place of a deleted one: the page of its folder; else one beside it whose address says the
 * same in fewer words, as `/goods/laces` does for `/goods/round-laces`; at last, the page of a folder further up, or the home page.
 */
export function offeredSuccessor(route: string, siteIndex: SiteIndex): string {
  const folder = folderOf(route);
  if (folder !== '' && isPublic(folder, siteIndex)) return folder;
  return moreGeneral(route, siteIndex) ?? pageAbove(folder, siteIndex);
}

/** Of several the one that has most words in common. */
function moreGeneral(route: string, siteIndex: SiteIndex): string | undefined {
  const { routes } = siteIndex;
  const own = new Set(wordsOf(route));
  const kind = kindOf(routes.get(route));
  let found: { route: string; words: number } | undefined;
  for (const [other, page] of routes) {
    if (other === route || folderOf(other) !== folderOf(route) || !isPublic(other, siteIndex)) continue;
    const words = wordsOf(other);
    if (words.some((word) => !own.has(word)) || kindOf(page) !== kind) continue;
    if (found === undefined || words.length > found.words) found = { route: other, words: words.length };
  }
  return found?.route;
}

function pageAbove(folder: string, siteIndex: SiteIndex): string {
  if (folder === '') return HOME;
  return isPublic(folder, siteIndex) ? folder : pageAbove(folderOf(folder), siteIndex);
}

const wordsOf = (route: string) => nameOf(route).split('-');
const kindOf = (page: OpenDocument | undefined) => (isRecord(page?.value) ? page.value.kind : undefined);
const isPublic = (route: string, siteIndex: SiteIndex) =>
  siteIndex.routes.has(route) && !absentPages(siteIndex).has(route);
