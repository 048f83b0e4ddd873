import type { OpenDocument } from './open-document';

/**
 * What a rule about the whole site keeps of each document. It is little: of ten thousand documents all notes are in
 * memory at once, and the documents are not.
 */
export interface DocumentFact<T> {
  (document: OpenDocument): T;
  /** Sets what was taken of the same document before. */
  set(document: OpenDocument, fact: T): void;
}

/**
 * Takes a note of a document once, when it is first asked for.
 *
 * @param extract reads nothing but the document: its note outlives every change of the others, and is what JSON can hold
 */
export function extractOnce<T>(extract: (document: OpenDocument) => T): DocumentFact<T> {
  const facts = new WeakMap<OpenDocument, { note: T }>();
  const set = (document: OpenDocument, fact: T) => void facts.set(document, { note: fact });
  const factOf = (document: OpenDocument) => {
    const known = facts.get(document);
    if (known) return known.note;
    const fact = extract(document);
    set(document, fact);
    return fact;
  };
  return Object.assign(factOf, { set });
}
