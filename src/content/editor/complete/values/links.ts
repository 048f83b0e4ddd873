import { NOT_FOUND } from '../../../model/addresses/route';
import { tokenTexts } from '../../../documents/site/token-texts';
import type { Span } from '../../../json/locate';
import { idsIn, pageTitle } from '../../places/site-words';
import type { Slot } from '../../places/slot';
import type { EditorSite } from '../editor-site';
import type { Offer, Offers } from '../offer';

/** Of a site with more pages only those are offered whose address has what is written, and no more of them. */
const MAX_PAGES = 500;

/** A value of its own, or an address inside a rich text. */
interface Written {
  /** What of the link stands before the cursor. */
  before: string;
  /** The address inside a rich text; left out for a value. */
  span?: Span;
}

/** Pages of the site, places on them, and the mail address and telephone number of the company. */
export function links(slot: Slot, site: EditorSite, { before, span }: Written): Offers {
  const [page = ''] = before.split('#');
  const offer = (href: string, detail: string): Offer => {
    const written = JSON.stringify(href);
    const body = span ? written.slice(1, -1) : written;
    return { label: href, kind: 'page', body, detail, span, filter: body };
  };
  const found = placesOn(page, slot, site).map(({ id, title }) => offer(`${page}#${id}`, title));
  if (before.includes('#')) return { offers: found };
  const all = pages(site, offer);
  const isIncomplete = all.length > MAX_PAGES;
  const shown = isIncomplete ? all.filter(({ label }) => label.includes(before)).slice(0, MAX_PAGES) : all;
  return { isIncomplete, offers: [...shown, ...found, ...contacts(site, offer)] };
}

/** The address inside a rich text that is being written, behind its `](`; undefined where there is none. */
export function linkBeingWritten({ before, span }: Slot): Written | undefined {
  const written = /\]\(<?([^()\s<>]*)$/.exec(before)?.[1];
  if (written === undefined) return undefined;
  const offset = span.offset + 1 + before.length - written.length;
  return { before: written, span: { offset, length: written.length } };
}

function pages({ siteIndex }: EditorSite, offer: (href: string, detail: string) => Offer): Offer[] {
  const made = [...siteIndex.routes].filter(([route]) => route !== NOT_FOUND);
  const planned = [...(siteIndex.plannedRoutes ?? [])];
  return [
    ...made.map(([route, { value }]) => offer(route, pageTitle(value))),
    ...planned.map((route) => offer(route, 'planned, not written yet')),
  ];
}

/** The ids on a page; of the page itself where the address begins with `#`. */
const placesOn = (page: string, { document }: Slot, { siteIndex }: EditorSite) =>
  idsIn(page === '' ? document : siteIndex.routes.get(page)?.value);

function contacts(site: EditorSite, offer: (href: string, detail: string) => Offer): Offer[] {
  return Object.entries(tokenTexts(site.siteIndex)).flatMap(([name, value]) => {
    if (/^\S+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(value)) return [offer(`mailto:{${name}}`, value)];
    return /^\+?[\d\s()/-]{6,}$/.test(value) ? [offer(`tel:{${name}}`, value)] : [];
  });
}
