import { addressHere } from '../../rules/targets/address-here';

/** A place on a page that has another id now. */
export interface RenamedPlace {
  route: string;
  from: string;
  to: string;
}

/** The document that a text stands in. */
interface TextPlace {
  /** Of the page that it is; undefined for the site document. */
  route: string | undefined;
  /** Where the site is published. */
  url: string | undefined;
}

/** A link in a rich text: its address up to the #, and the place on the page. */
const LINK = /(\]\(<?)([^\s()<>#]{0,500}#)([a-z][a-z0-9-]{0,200})(?=[\s)>])/g;

const WHOLE = /^([^\s#]*#)([a-z][a-z0-9-]*)$/;

/** A link, or a rich text, whose links to a place lead to its new id; all else in it stays. */
export function leadLinks(text: string, place: RenamedPlace, { route, url }: TextPlace): string {
  const to = (page: string, id: string) => (id === place.from && leadsTo(page) ? place.to : id);
  return text
    .replace(WHOLE, (_, page: string, id: string) => page + to(page, id))
    .replace(LINK, (_, opening: string, page: string, id: string) => opening + page + to(page, id));

  function leadsTo(page: string): boolean {
    const address = addressHere(page, url);
    const [target] = address?.split(/[?#]/) ?? [];
    return target === '' ? route === place.route : target === place.route;
  }
}
