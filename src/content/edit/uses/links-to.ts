import type { OpenDocument } from '../../documents/document/open-document';
import type { SiteIndex } from '../../documents/site/site-index';
import { internalLinks } from '../../rules/targets/links';

/** Places on a page, by their ids. */
interface PlacesOnPage {
  route: string;
  ids: ReadonlySet<string>;
}

/** A value that holds a link. */
interface LinkPlace {
  document: OpenDocument;
  pointer: string;
}

/** The values that hold a link to one of these places, each once, in the order of the documents. */
export function linksTo(siteIndex: SiteIndex, { route, ids }: PlacesOnPage): LinkPlace[] {
  return siteIndex.documents.flatMap((document) => {
    const pointers = [...internalLinks(document, siteIndex)].flatMap((link) => {
      const page = link.route ?? (document.isSite ? undefined : document.route);
      return page === route && ids.has(link.anchor) ? link.pointer : [];
    });
    return [...new Set(pointers)].map((pointer) => ({ document, pointer }));
  });
}
