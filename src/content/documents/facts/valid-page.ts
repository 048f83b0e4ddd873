import type { PageDocument } from '../../../generated/documents';
import type { OpenDocument } from '../document/open-document';
import { blockLines, partToShow } from './invalid-page';
import type { PageOutline } from '../../model/pages/page-outline';
import { extractOnce } from './document-fact';

/** A page document that can be rendered. */
export interface ValidPage {
  route: string;
  /** Path as the user knows it. */
  file: string;
  document: PageDocument;
  /** The line, from 1, at which each block of the page begins. */
  blockLines: readonly number[];
}

/**
 * A valid document as a page. Its contents are parsed on demand.
 *
 * @param open valid against its schema
 */
export function validPage(open: OpenDocument, route: string): ValidPage {
  return {
    route,
    file: open.source.file,
    get document() {
      // It is valid against the schema, which is what the type says.
      return open.value as PageDocument;
    },
    get blockLines() {
      return blockLines(open);
    },
  };
}

/** The same for a document with errors, as far as it can be shown. */
export function invalidPage(open: OpenDocument, route: string): ValidPage {
  return {
    route,
    file: open.source.file,
    get document() {
      return partToShow(open).document;
    },
    get blockLines() {
      return partToShow(open).blockLines;
    },
  };
}

/** The outline of a page. Use it only for a document that is valid against its schema. */
export const namesOf = extractOnce(({ value }): PageOutline['document'] => {
  // It is valid against the schema, which is what the type says.
  const { title, name, aliases } = value as PageDocument;
  return { title, name, aliases };
});
