import type { Entries } from './entries';
import { numbered, spanOfText, type TextWithTree } from '../../json/span-of-text';
import type { Span } from '../../json/locate';
import type { RichNode } from '../../model/pages/page-data';
import { linksIn, mayHaveLinks, parseRichText } from '../../rich-text/parse';

/** A rich text in which there may be links. */
export interface LinkedText {
  pointer: string;
  nodes: readonly RichNode[];
}

/** A link inside a rich text. */
export interface RichLink {
  /** To the text as a whole. */
  pointer: string;
  /** Finds the address's place in the document; undefined where it is written with escapes or a title. */
  span(): Span | undefined;
  /** As it is written. */
  href: string;
}

/** The rich texts of a document in which there may be links. */
export function linkedTextsOf({ entries }: { readonly entries: Entries }): LinkedText[] {
  return entries.named('richText').flatMap(({ pointer, value }) => {
    const mayBeLinked = typeof value === 'string' && mayHaveLinks(value);
    return mayBeLinked ? [{ pointer, nodes: parseRichText(value) }] : [];
  });
}

/** The links in the rich texts of a document. */
export function richLinksOf(
  document: TextWithTree & { readonly linkedTexts: readonly LinkedText[] },
): RichLink[] {
  return document.linkedTexts.flatMap(({ pointer, nodes }) =>
    numbered(linksIn(nodes)).map(({ piece: href, nth }) => {
      const span = () => {
        const found = spanOfText(document, pointer, `](${href})`, nth);
        return found && { offset: found.offset + 2, length: href.length };
      };
      return { pointer, span, href };
    }),
  );
}
