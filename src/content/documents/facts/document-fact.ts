import type { OpenDocument } from '../document/open-document';

/**
 * What a rule about the whole site keeps of each document. It is small: the facts of ten thousand documents are in
 * memory at once, the documents are not.
 */
export interface DocumentFact<T> {
  (document: OpenDocument): T;
  /** Sets the fact that was extracted from the same document before. */
  set(document: OpenDocument, fact: T): void;
}

/**
 * Extracts a fact from a document once, on first use.
 *
 * @param extract reads only the document, since the fact stays valid when others change; its result must be plain JSON
 */
export function extractOnce<T>(extract: (document: OpenDocument) => T): DocumentFact<T> {
  const facts = new WeakMap<OpenDocument, { fact: T }>();
  const set = (document: OpenDocument, fact: T) => void facts.set(document, { fact });
  const factOf = (document: OpenDocument) => {
    const known = facts.get(document);
    if (known) return known.fact;
    const fact = extract(document);
    set(document, fact);
    return fact;
  };
  return Object.assign(factOf, { set });
}
