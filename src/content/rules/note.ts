import type { OpenDocument } from '../document';

/**
 * What a rule about the whole site keeps of each document. It is little: of ten thousand documents all notes are in
 * memory at once, and the documents are not.
 */
export interface Note<T> {
  (document: OpenDocument): T;
  /** Sets what was taken of the same document before. */
  set(document: OpenDocument, note: T): void;
}

/**
 * Takes a note of a document once, when it is first asked for.
 *
 * @param take reads nothing but the document: its note outlives every change of the others, and is what JSON can hold
 */
export function noteOf<T>(take: (document: OpenDocument) => T): Note<T> {
  const notes = new WeakMap<OpenDocument, { note: T }>();
  const set = (document: OpenDocument, note: T) => void notes.set(document, { note });
  const noted = (document: OpenDocument) => {
    const known = notes.get(document);
    if (known) return known.note;
    const note = take(document);
    set(document, note);
    return note;
  };
  return Object.assign(noted, { set });
}
