import { addressHere } from '../../rules/targets/address-here';
import { pageOf } from '../../edit/pages/menu';
import { idsIn, pageTitle, textAt } from '../places/site-words';
import type { Slot } from '../places/slot';
import type { EditorSite } from '../complete/editor-site';

/** Where a link leads, in Markdown: the title of the page, and of the block on it; empty for what is no page of the site. */
export function linkWords(href: string, { document }: Slot, { siteIndex, isSite }: EditorSite): string {
  const address = addressHere(href, siteIndex.url);
  if (address === undefined) return '';
  const route = pageOf(address);
  if (route === '' && isSite) return '';
  const [, anchor] = address.split('#');
  const page = route === '' ? undefined : siteIndex.routes.get(route);
  if (route !== '' && !page)
    return siteIndex.plannedRoutes?.has(route) ? 'A planned page; it is not written yet.' : '';
  const value = page ? page.value : document;
  const place = anchor === undefined ? undefined : idsIn(value).find(({ id }) => id === anchor);
  return [
    ...(place && place.title !== '' ? [`**${place.title}**, a part of`] : []),
    `**${pageTitle(value)}**`,
    textAt(value, 'description'),
    ...(page ? [`\`${page.source.file}\``] : []),
  ]
    .filter(Boolean)
    .join('\n\n');
}
