import type { OpenDocument } from '../document';
import { numbered, spanOfText } from '../json/span-of-text';
import type { Span } from '../json/locate';
import { linksIn, mayHaveLinks, parseRichText } from './parse';

/** A link inside a rich text. */
export interface RichLink {
  /** To the text as a whole. */
  pointer: string;
  /** Finds where the address stands in the document; undefined where it is written with escapes or a title. */
  span(): Span | undefined;
  /** As it is written. */
  href: string;
}

/** The links in the rich texts of a document. */
export function richLinksOf(document: OpenDocument): RichLink[] {
  return document.entries.named('richText').flatMap(({ pointer, value }) => {
    if (typeof value !== 'string' || !mayHaveLinks(value)) return [];
    return numbered(linksIn(parseRichText(value))).map(({ piece: href, nth }) => {
      const span = () => {
        const found = spanOfText(document, pointer, `](${href})`, nth);
        return found && { offset: found.offset + 2, length: href.length };
      };
      return { pointer, span, href };
    });
  });
}
