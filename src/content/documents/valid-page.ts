import type { PageDocument } from '../../generated/documents';
import type { OpenDocument } from './open-document';
import { blockLines, invalidPageOf } from './invalid-page';
import type { PageOutline } from '../model/page-outline';
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
 * A document that is right. What it holds is made of the text when it is asked for.
 *
 * @param open the schemas have nothing against it
 */
export function validPage(open: OpenDocument, route: string): ValidPage {
  return {
    route,
    file: open.source.file,
    get document() {
      // The schemas have nothing against it, which is what the type says.
      return open.value as PageDocument;
    },
    get blockLines() {
      return blockLines(open);
    },
  };
}

/** The same of a document that has errors, as far as it can be tried. */
export function invalidPage(open: OpenDocument, route: string): ValidPage {
  return {
    route,
    file: open.source.file,
    get document() {
      return invalidPageOf(open).document;
    },
    get blockLines() {
      return invalidPageOf(open).blockLines;
    },
  };
}

/** What others say of a page. To be asked only where the schemas have nothing against its document. */
export const namesOf = extractOnce(({ value }): PageOutline['document'] => {
  // The schemas have nothing against it, which is what the type says.
  const { title, name, aliases } = value as PageDocument;
  return { title, name, aliases };
});
