import { pageOf } from '../../edit/pages/menu';
import { segmentsOf, type Span } from '../../json/locate';
import { addressHere } from '../../rules/targets/address-here';
import type { EditorSite } from '../complete/editor-site';
import { pieceAt } from '../hover/piece-at';
import { slotAt } from '../places/slot';

/** A page that can be renamed, and the word that stands for it. */
export interface RenamedPage {
  route: string;
  span: Span;
}

/**
 * The page that a person means to rename at a place: of a link the page it leads to; at the names and values of the page itself,
 * such as its title, that page.
 *
 * @param text the document, without its byte order mark
 */
export function pageToRename(text: string, offset: number, site: EditorSite): RenamedPage | undefined {
  const { siteIndex, path, isSite } = site;
  const slot = slotAt(text, offset, site);
  if (!slot) return undefined;
  const piece = slot.role === 'value' && slot.text !== undefined ? pieceAt(text, offset, slot) : undefined;
  if (piece?.kind === 'link') {
    const { written, span } = piece;
    const address = addressHere(written, siteIndex.url) ?? '';
    const route = pageOf(address);
    const length = route.length + written.length - address.length;
    return siteIndex.routes.has(route) ? { route, span: { ...span, length } } : undefined;
  }
  if (isSite || segmentsOf(slot.pointer).length > 1) return undefined;
  const own = [...siteIndex.routes].find(([, { source }]) => source.path === path);
  return own && { route: own[0], span: slot.span };
}
